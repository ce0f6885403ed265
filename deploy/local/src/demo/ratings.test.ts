import { categories } from '@kindred/proto/categories';
import { expect, test } from 'vitest';
import { demoMembers } from './members.ts';
import { demoRatings } from './ratings.ts';

const members = demoMembers(categories);
const ratings = demoRatings(members);

test('the same ratings are made every time', () => {
  expect(demoRatings(demoMembers(categories))).toEqual(ratings);
});

test('nobody rates themselves or anybody twice, and everybody says why', () => {
  const pairs = ratings.map(({ rater, rated }) => `${rater.userId} ${rated.userId}`);
  expect(new Set(pairs).size).toBe(ratings.length);
  for (const { rater, rated, stars, comment } of ratings) {
    expect(rater.userId).not.toBe(rated.userId);
    expect([2, 3, 4, 5]).toContain(stars);
    expect(comment).not.toBe('');
  }
});

test.each(['artist', 'entrepreneur'])('more than five of role %s are rated, not all alike', (role) => {
  const byMember = new Map<string, number[]>();
  for (const { rated, stars } of ratings)
    if (rated.role === role) byMember.set(rated.userId, [...(byMember.get(rated.userId) ?? []), stars]);
  const averages = [...byMember.values()].map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  expect(averages.length).toBeGreaterThan(5);
  expect(new Set(averages).size).toBeGreaterThan(3);
});

test('the last twenty with five stars, which the landing page shows, say twenty different things', () => {
  const best = ratings.filter(({ stars }) => stars === 5).slice(-20);
  expect(new Set(best.map(({ comment }) => comment)).size).toBe(20);
});
