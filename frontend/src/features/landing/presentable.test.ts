import { expect, test } from 'vitest';
import type { MemberCard } from '../../lib/api-types.ts';
import { isPresentable } from './presentable.ts';

const aMember = (change: Partial<MemberCard>): MemberCard => ({
  _id: 'a'.repeat(24),
  id: 'a'.repeat(24),
  role: 'artist',
  address: { firstname: 'Mira', lastname: 'Okafor' },
  title: '',
  location: '',
  categories: ['Painting'],
  profileImage: null,
  averageRating: 0,
  ratingCount: 0,
  ...change,
});

test('a member with a name and a category is shown', () => {
  expect(isPresentable(aMember({}))).toBe(true);
  expect(isPresentable(aMember({ address: { firstname: '', lastname: 'Okafor' } }))).toBe(true);
});

test('a member without a name is not shown, blanks are no name', () => {
  expect(isPresentable(aMember({ address: { firstname: '', lastname: '  ' } }))).toBe(false);
});

test('a member without categories is not shown', () => {
  expect(isPresentable(aMember({ categories: [] }))).toBe(false);
});
