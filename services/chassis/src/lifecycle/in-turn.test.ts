import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

test('work of one key runs one after another, also after a failure', async () => {
  const inTurn = createInTurn();
  const log: string[] = [];
  const work =
    (name: string, isBroken = false) =>
    async (): Promise<string> => {
      log.push(`${name} starts`);
      await nextTurn();
      log.push(`${name} ends`);
      if (isBroken) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    inTurn('k', work('first', true)),
    inTurn('k', work('second')),
    inTurn('k', work('third')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test('another key does not wait', async () => {
  const inTurn = createInTurn();
  const blocked = Promise.withResolvers<void>();
  const first = inTurn('k', () => blocked.promise);
  await expect(inTurn('other', async () => 'done')).resolves.toBe('done');
  blocked.resolve();
  await first;
});
