import { expect, it } from 'vitest';
import { quantilesOf } from './quantiles.ts';

it('answers nearest ranks', () => {
  const durations = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(quantilesOf(durations)).toEqual({ p50: 100, p99: 198, max: 200, count: 200 });
  expect(quantilesOf([7])).toEqual({ p50: 7, p99: 7, max: 7, count: 1 });
  expect(() => quantilesOf([])).toThrow(RangeError);
});
