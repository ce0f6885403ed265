import { categories } from '@kindred/proto/categories';
import { expect, test } from 'vitest';
import { demoMembers } from './members.ts';
import { demoOffers } from './offer-texts.ts';

const roleAt = (place: number) => demoMembers(categories)[place]?.role;

test('every demo offer is made by an entrepreneur and wanted by artists, in a category there is', () => {
  for (const { by, applicants, keptBy = [], category } of demoOffers) {
    expect(roleAt(by)).toBe('entrepreneur');
    expect([...applicants, ...keptBy].map(roleAt).filter((role) => role !== 'artist')).toEqual([]);
    expect(categories).toContain(category);
  }
  expect(new Set(demoOffers.map(({ title }) => title)).size).toBe(demoOffers.length);
});
