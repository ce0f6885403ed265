import { expect, test } from 'vitest';
import { favouritesWith, favouritesWithout } from './favourites.ts';

const [a, b, c] = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];

test('the latest favourite stands first, once', () => {
  expect(favouritesWith([a, b], c)).toEqual([c, a, b]);
  expect(favouritesWith([a, b], b)).toEqual([b, a]);
});

test('one that could not be taken off stands where it stood', () => {
  expect(favouritesWith(favouritesWithout([a, b, c], 'b'), b, 1)).toEqual([a, b, c]);
});
