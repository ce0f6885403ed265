import { expect, test } from 'vitest';
import { createManualClock, createSeededRandomness } from '../testing/effects.ts';
import { createSystemIds } from './ids.ts';

test('ids are 24 hex characters that start with the seconds and never repeat', () => {
  const clock = createManualClock({ nowMs: 1_700_000_000_000 });
  const ids = createSystemIds(clock, createSeededRandomness(1));
  const made = Array.from({ length: 10_000 }, () => ids.next());
  expect(made.every((id) => /^6553f100[0-9a-f]{16}$/.test(id))).toBe(true);
  expect(new Set(made).size).toBe(10_000);
});

test('ids keep increasing when the wall clock goes back or jumps ahead', async () => {
  const times = [5_000, 4_000, 9_000, 1_000, 9_500].map((ms) => ms * 1_000);
  const ids = createSystemIds({ now: () => times.shift() ?? 0 }, createSeededRandomness(1));
  const made = Array.from({ length: 5 }, () => ids.next());
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(5);
});

test('two processes in the same second make different ids', () => {
  const clock = createManualClock();
  const one = createSystemIds(clock, createSeededRandomness(1));
  const two = createSystemIds(clock, createSeededRandomness(2));
  expect(one.next()).not.toBe(two.next());
});
