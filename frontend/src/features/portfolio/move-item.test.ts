import { expect, test } from 'vitest';
import { moveItem, placeAfterKey } from './move-item.ts';

test('an item moves, the others close up and keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

test('nothing falls over the ends', () => {
  expect(moveItem(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moveItem(['a', 'b'], 1, -4)).toEqual(['b', 'a']);
  expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('arrows lead one place on, Home and End to the ends, other keys nowhere', () => {
  expect(placeAfterKey('ArrowRight', 1, 4)).toBe(2);
  expect(placeAfterKey('ArrowUp', 1, 4)).toBe(0);
  expect([placeAfterKey('Home', 2, 4), placeAfterKey('End', 2, 4)]).toEqual([0, 3]);
  expect([placeAfterKey('ArrowLeft', 0, 4), placeAfterKey('ArrowDown', 3, 4)]).toEqual([null, null]);
  expect(placeAfterKey('x', 1, 4)).toBeNull();
});
