import { createSeededRandomness } from '@kindred/chassis/testing/effects';
import { expect, test } from 'vitest';
import { aucOf, separationOf } from './auc.ts';
import { draw } from './draw.ts';

/** A bell around `middle`, about 10 wide. */
const times = (seed: number, middle: number, count: number): number[] => {
  const randomness = createSeededRandomness(seed);
  return Array.from({ length: count }, () => {
    const sum = Array.from({ length: 12 }, () => draw(randomness, 1_000)).reduce((a, b) => a + b);
    return middle + (sum - 6_000) / 100;
  });
};

test('counts the pairs in which the second side is greater, equal ones half', () => {
  expect(aucOf([1, 2], [3, 4])).toBe(1);
  expect(aucOf([3, 4], [1, 2])).toBe(0);
  expect(aucOf([1, 2], [1, 2])).toBe(0.5);
  expect(aucOf([1, 3], [2, 3])).toBe(2.5 / 4);
  expect(() => aucOf([], [1])).toThrow('both sides');
});

test('agrees with a count of all pairs', () => {
  const [low, high] = [times(1, 100, 90).map(Math.round), times(2, 104, 70).map(Math.round)];
  const pairs = low.flatMap((a) => high.map((b) => (b > a ? 1 : b === a ? 0.5 : 0)));
  expect(aucOf(low, high)).toBeCloseTo(pairs.reduce<number>((a, b) => a + b, 0) / pairs.length, 12);
});

test('tells times that differ apart, whichever side is longer, and finds nothing where nothing is', () => {
  const apart = separationOf(times(1, 100, 300), times(2, 160, 300), createSeededRandomness(3));
  expect(apart.auc).toBeGreaterThan(0.99);
  const turned = separationOf(times(2, 160, 300), times(1, 100, 300), createSeededRandomness(3));
  expect(turned.auc).toBe(apart.auc);
  const alike = separationOf(times(1, 100, 300), times(2, 100, 300), createSeededRandomness(3));
  expect(alike.auc).toBeLessThan(0.55);
  expect(alike.from).toBeLessThan(0.5);
  expect(alike.to).toBeGreaterThan(alike.auc);
  expect(alike.to - alike.from).toBeLessThan(0.12);
});
