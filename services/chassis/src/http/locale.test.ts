import { expect, it } from 'vitest';
import { readLocale } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr,de;q=0.5', 'de'],
  ['en;q=0.4,de;q=0.8', 'de'],
  ['de;q=0,en', 'en'],
  ['*', 'en'],
  ['x'.repeat(10_000), 'en'],
])('reads %j as %s', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});
