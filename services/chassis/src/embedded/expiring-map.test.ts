import { expect, test } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createExpiringMap } from './expiring-map.ts';

test('entries end on the clock and later writes sweep what nobody asks for', async () => {
  const clock = createManualClock();
  const map = createExpiringMap<number>(clock, 10_000);
  for (let n = 0; n < 1_000; n += 1) map.setUntil(`old-${n}`, n, 100);
  await clock.advance(100);
  expect(map.get('old-5')).toBeUndefined();
  for (let n = 0; n < 1_000; n += 1) map.setUntil(`new-${n}`, n, 200);
  expect(map.size()).toBe(1_000);
});

test('above its size the map forgets the oldest, and a written entry is young again', () => {
  const map = createExpiringMap<number>(createManualClock(), 3);
  for (const key of ['a', 'b', 'c']) map.setUntil(key, 1, 1_000);
  map.setUntil('a', 2, 1_000);
  map.setUntil('d', 1, 1_000);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([2, undefined, 1, 1]);
});
