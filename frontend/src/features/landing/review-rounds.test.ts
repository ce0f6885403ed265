import { expect, test } from 'vitest';
import { roundsFor } from './review-rounds.ts';

test.each([
  [0, 0],
  [1, 8],
  [3, 4],
  [5, 2],
  [8, 1],
  [9, 2],
  [20, 1],
])('%i reviews go round %i times', (count, rounds) => {
  expect(roundsFor(count)).toBe(rounds);
});

test('no row is short, and none ends on the tint the next one starts with', () => {
  for (let count = 1; count <= 20; count += 1) {
    const inRow = count * roundsFor(count);
    expect(inRow).toBeGreaterThanOrEqual(8);
    expect(inRow % 2).toBe(0);
  }
});
