import { expect, test } from 'vitest';
import { memberOrder } from './member-order.ts';

const base = {
  _id: 'a'.repeat(24),
  address: { firstname: '', lastname: '' },
  averageRating: 0,
  ratingCount: 0,
  createdAt: 1_700_000_000_000,
  lastActiveAt: 1_700_000_000_000,
};
const named = (firstname: string, lastname: string) => ({ ...base, address: { firstname, lastname } });

/** The places of the members when sorted by the order text. */
const sorted = (members: (typeof base)[], by: 'rating' | 'name' | 'newest'): number[] =>
  members
    .map((member, place) => ({ order: memberOrder(member)[by], place }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ place }) => place);

test('the better rating comes first, then more ratings, then the later visit, then the id; unrated last', () => {
  const members = [
    { ...base, lastActiveAt: base.lastActiveAt + 9 },
    { ...base, averageRating: 4.25, ratingCount: 4 },
    { ...base, averageRating: 5, ratingCount: 1 },
    { ...base, averageRating: 4.25, ratingCount: 40 },
    { ...base, averageRating: 4.25, ratingCount: 4, lastActiveAt: base.lastActiveAt + 1 },
    { ...base, averageRating: 1, ratingCount: 1 },
    { ...base, averageRating: 4.25, ratingCount: 4, _id: 'b'.repeat(24) },
  ];
  expect(sorted(members, 'rating')).toEqual([2, 3, 4, 1, 6, 5, 0]);
});

test('names sort by last name, then first name, accents and case aside; the nameless come last', () => {
  const members = [
    named('', ''),
    named('Zoe', 'Adler'),
    named('Anna', 'Öhler'),
    named('Ben', 'adler'),
    named('Cher', ''),
    named('Ida', 'De la Cruz'),
    named('Ute', 'De'),
  ];
  expect(sorted(members, 'name')).toEqual([3, 1, 4, 6, 5, 2, 0]);
});

test('the newest member comes first', () => {
  expect(sorted([base, { ...base, createdAt: base.createdAt + 1 }], 'newest')).toEqual([1, 0]);
});

test('two members alike in everything else still have two places', () => {
  const [one, two] = [memberOrder(base), memberOrder({ ...base, _id: 'b'.repeat(24) })];
  expect([one.rating === two.rating, one.name === two.name, one.newest === two.newest]).toEqual([
    false,
    false,
    false,
  ]);
});
