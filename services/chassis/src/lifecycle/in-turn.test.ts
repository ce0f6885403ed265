import { expect, it } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createInTurn } from './in-turn.ts';

/** Work that ends when told. */
function aWork(log: string[], name: string) {
  let end: (() => void) | undefined;
  const work = () => {
    log.push(name);
    return new Promise<string>((resolve) => {
      end = () => resolve(name);
    });
  };
  return { work, end: () => end?.() };
}

it('runs the work of one key in the order it came, and other keys at once', async () => {
  const inTurn = createInTurn(createManualClock());
  const log: string[] = [];
  const [a, b, c] = [aWork(log, 'a'), aWork(log, 'b'), aWork(log, 'c')];
  const first = inTurn('one', a.work);
  const second = inTurn('one', b.work);
  const other = inTurn('two', c.work);
  expect(log).toEqual(['a', 'c']);
  a.end();
  expect(await first).toBe('a');
  await Promise.resolve();
  expect(log).toEqual(['a', 'c', 'b']);
  b.end();
  c.end();
  expect([await second, await other]).toEqual(['b', 'c']);
});

it('goes on after work that failed', async () => {
  const inTurn = createInTurn(createManualClock());
  const failed = inTurn('one', () => Promise.reject(new Error('no store')));
  const next = inTurn('one', async () => 'done');
  await expect(failed).rejects.toThrow('no store');
  expect(await next).toBe('done');
});

it('refuses work whose turn does not come in time, and never runs it', async () => {
  const clock = createManualClock();
  const inTurn = createInTurn(clock);
  const log: string[] = [];
  const [slow, late] = [aWork(log, 'slow'), aWork(log, 'late')];
  const first = inTurn('one', slow.work);
  const refused = expect(inTurn('one', late.work)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'too-busy',
  });
  await clock.advance(1_500);
  await refused;
  slow.end();
  expect(await first).toBe('slow');
  expect(await inTurn('one', async () => 'next')).toBe('next');
  expect(log).toEqual(['slow']);
});
