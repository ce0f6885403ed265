import { expect, test } from 'vitest';
import { toggleCategory } from './choose-category.ts';

test('up to three categories are taken', () => {
  expect(toggleCategory(['Music', 'Dance'], 'Crafts')).toEqual({
    kind: 'changed',
    categories: ['Music', 'Dance', 'Crafts'],
  });
});

test('a fourth is refused', () => {
  expect(toggleCategory(['Music', 'Dance', 'Crafts'], 'Design')).toEqual({ kind: 'refused' });
});

test('a chosen one is let go, also when three are chosen', () => {
  expect(toggleCategory(['Music', 'Dance', 'Crafts'], 'Dance')).toEqual({
    kind: 'changed',
    categories: ['Music', 'Crafts'],
  });
});
