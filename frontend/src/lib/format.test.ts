import { expect, test } from 'vitest';
import { formatCount, formatRating, formatUnread, fullName } from './format.ts';

test('a full name joins what is there', () => {
  expect(fullName({ address: { firstname: 'Mira', lastname: 'Okafor' } })).toBe('Mira Okafor');
  expect(fullName({ address: { firstname: ' ', lastname: 'Okafor' } })).toBe('Okafor');
  expect(fullName({ address: { firstname: '', lastname: '' } })).toBe('');
});

test('a rating has one decimal, written as the language writes it', () => {
  expect(formatRating(4.86, 'en')).toBe('4.9');
  expect(formatRating(5, 'de')).toBe('5,0');
});

test('counts are grouped as the language groups them', () => {
  expect(formatCount(12345, 'en')).toBe('12,345');
  expect(formatCount(12345, 'de')).toBe('12.345');
});

test('unread messages are counted up to ninety-nine', () => {
  expect(formatUnread(99)).toBe('99');
  expect(formatUnread(100)).toBe('99+');
});
