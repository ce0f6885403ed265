import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('a line that rises by two per step has a slope of two, wherever it starts', () => {
  expect(
    slopeOf([
      [1, 7],
      [2, 9],
      [3, 11],
    ]),
  ).toBeCloseTo(2);
});

test('noise around a level is flat', () => {
  expect(
    slopeOf([
      [0, 5],
      [1, 6],
      [2, 6],
      [3, 5],
    ]),
  ).toBeCloseTo(0);
});

test('one point is no line', () => {
  expect(() => slopeOf([[1, 1]])).toThrow(RangeError);
});
