import { expect, test } from 'vitest';
import type { Rating } from '../../lib/api-types.ts';
import { averageWith, prependRating } from './rated.ts';

const aRating = (_id: string, ratingNumber = 5): Rating => ({
  _id,
  ratedUserId: 'mira',
  ratingNumber,
  comment: '',
  createdAt: '2026-11-21T10:00:00.000Z',
  rater: { profileImage: null, address: { firstname: 'Clara' } },
});

test('a first rating is the average', () => {
  expect(averageWith({ averageRating: 0, ratingCount: 0 }, 4)).toEqual({ averageRating: 4, ratingCount: 1 });
});

test('a further rating counts beside the others', () => {
  expect(averageWith({ averageRating: 5, ratingCount: 3 }, 1)).toEqual({ averageRating: 4, ratingCount: 4 });
});

test('a replaced rating counts once', () => {
  expect(averageWith({ averageRating: 4, ratingCount: 2 }, 5, 3)).toEqual({
    averageRating: 5,
    ratingCount: 2,
  });
});

test('the new rating stands in front and the earlier one of the pair is gone', () => {
  const pages = [{ ratings: [aRating('a'), aRating('b')] }, { ratings: [aRating('c', 2)] }];
  prependRating(pages, aRating('c', 4));
  expect(pages.map((page) => page.ratings.map((each) => `${each._id}${each.ratingNumber}`))).toEqual([
    ['c4', 'a5', 'b5'],
    [],
  ]);
});
