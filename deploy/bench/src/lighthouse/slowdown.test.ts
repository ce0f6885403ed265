import { expect, test } from 'vitest';
import { slowdownFor } from './slowdown.ts';

test.each([
  [2_400, 4],
  [1_500, 4],
  [1_050, 2.4],
  [350, 1],
])('a machine of %d is slowed down by %d', (machine, slowdown) => {
  expect(slowdownFor(machine)).toBeCloseTo(slowdown);
});
