import { expect, test } from 'vitest';
import { bestOrder, latestOrder } from './rating-order.ts';

const ascending = (values: readonly string[]): string[] => [...values].sort();

test('the newest comes first, also across a change in the number of digits', () => {
  const [old, later, latest] = [
    latestOrder(9, 'a'),
    latestOrder(10, 'a'),
    latestOrder(1_800_000_000_000, 'a'),
  ];
  expect(ascending([old, latest, later])).toEqual([latest, later, old]);
});

test('more stars come first, then the newer of the same', () => {
  const [five, newFive, four] = [bestOrder(5, 1, 'a'), bestOrder(5, 2, 'a'), bestOrder(4, 9, 'a')];
  expect(ascending([four, five, newFive])).toEqual([newFive, five, four]);
});

test('two ratings of one moment keep apart', () => {
  expect(latestOrder(1, 'a')).not.toBe(latestOrder(1, 'b'));
});
