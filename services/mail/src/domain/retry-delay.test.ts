import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

it('doubles from one second and stays at five minutes', () => {
  expect([1, 2, 3, 9, 10, 60, 5_000].map(retryDelayMs)).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000, 300_000,
  ]);
});
