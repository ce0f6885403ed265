import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
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
  await clock.advance(10_000);
  await refused;
  slow.end();
  expect(await first).toBe('slow');
  expect(await inTurn('one', async () => 'next')).toBe('next');
  expect(log).toEqual(['slow']);
});

it('lets nobody wait behind a store that is away', async () => {
  const inTurn = createInTurn(createManualClock());
  const away = new AppError('unavailable', 'unavailable', 2);
  const ran: string[] = [];
  const turns = ['second', 'third'].map((name) => async () => void ran.push(name));
  const first = inTurn('one', () => Promise.reject(away));
  const waiting = turns.map((work) => inTurn('one', work));
  const outcomes = await Promise.allSettled([first, ...waiting]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ran).toEqual([]);
  expect(await inTurn('one', async () => 'again')).toBe('again');
});
