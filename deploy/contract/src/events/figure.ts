import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogRows, pairs } from './catalog.ts';
import { orders } from './recording.ts';

const folder = fileURLToPath(new URL('../../../../.cache/figures/', import.meta.url));

/** The last test of its file: says in one line what was checked, if all of it was. */
export function sayFigure(name: string, checked: ReadonlySet<string>): void {
  it('is all that the catalog asks for', () => {
    const perPair = pairs.flatMap(({ event, service, effect }) => {
      const pair = `${event} ${service}/${effect}`;
      return [pair, `${pair} poison`];
    });
    const perOrder = Object.keys(orders).flatMap((order) => [`${order} known`, `${order} unknown`]);
    expect([...checked].toSorted()).toEqual([...perPair, ...perOrder].toSorted());
    mkdirSync(folder, { recursive: true });
    const what = `${catalogRows.length} events × ${pairs.length} consumers: applied, repeated, older, poison`;
    writeFileSync(`${folder}${name}.txt`, `${what}; tripled and reversed: the same\n`);
  });
}
