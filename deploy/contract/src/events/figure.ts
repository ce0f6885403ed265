import { type Suite, show } from '@kindred/chassis/testing/show';
import { expect, it } from 'vitest';
import { catalogRows, pairs } from './catalog.ts';
import { orders } from './recording.ts';

/** The last test of its file: says in one line what was checked, if all of it was. */
export function showEvents(suite: Suite, checked: ReadonlySet<string>): void {
  it('is all that the catalog asks for', () => {
    const perPair = pairs.flatMap(({ event, service, effect }) => {
      const pair = `${event} ${service}/${effect}`;
      return [pair, `${pair} poison`];
    });
    const perOrder = Object.keys(orders).flatMap((order) => [`${order} known`, `${order} unknown`]);
    expect([...checked].toSorted()).toEqual([...perPair, ...perOrder].toSorted());
    const what = `${catalogRows.length} events × ${pairs.length} consumers: applied, repeated, older, poison`;
    show(suite, 'events', [`${what}; tripled and reversed: the same`]);
  });
}
