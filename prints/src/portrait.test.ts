import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { portrait } from './portrait.ts';
import type { Shape } from './shapes.ts';
import { starPath } from './star.ts';

const fingerprint = (shapes: Shape[]) =>
  createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);

const numbersIn = (shapes: Shape[]): number[] =>
  shapes.flatMap((shape) => {
    if (shape.el === 'group') return numbersIn(shape.shapes);
    return Object.values(shape).filter((value) => typeof value === 'number');
  });

test('the same member always gets the same print', () => {
  expect(portrait('64f0c2a1', 'artist')).toEqual(portrait('64f0c2a1', 'artist'));
});

test('another member, and the same member in another role, get another print', () => {
  const prints = [portrait('a2', 'artist'), portrait('a3', 'artist'), portrait('a2', 'entrepreneur')];
  expect(new Set(prints.map(fingerprint)).size).toBe(3);
});

test('the faces of the first design are still the same', () => {
  const all = ['artist', 'entrepreneur'].flatMap((role) =>
    Array.from({ length: 200 }, (_, i) => portrait(`m${i}`, role === 'artist' ? 'artist' : 'entrepreneur')),
  );
  expect(fingerprint(all.flat())).toBe('d6106a3c5c40780f');
});

test('every number of a print can be drawn', () => {
  const numbers = Array.from({ length: 300 }, (_, i) => numbersIn(portrait(`x${i}`, 'artist'))).flat();
  expect(numbers.length).toBeGreaterThan(1000);
  expect(numbers.every(Number.isFinite)).toBe(true);
});

test('a star is one closed path with as many tips as asked for', () => {
  const d = starPath(12, 13, 11.5);
  expect(d.startsWith('M')).toBe(true);
  expect(d.endsWith('Z')).toBe(true);
  expect(d.match(/Q/g)).toHaveLength(10);
});
