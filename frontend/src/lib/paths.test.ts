import { expect, test } from 'vitest';
import { homePath, informationPath, ownPath, signInPath } from './paths.ts';

test.each(['/chatbox', '/E', '/QA?tab=terms', '/homeArtist#top'])('%s is followed after sign-in', (next) => {
  expect(ownPath(next)).toBe(next);
});

test.each([
  'https://evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'chatbox',
  '',
  null,
])('%j is not followed after sign-in', (next) => {
  expect(ownPath(next)).toBeNull();
});

test('the sign-in page learns where the visitor wanted to go', () => {
  expect(signInPath('/QA?tab=terms')).toBe('/sign-in?next=%2FQA%3Ftab%3Dterms');
  expect(signInPath()).toBe('/sign-in');
});

test('each role has its home and each information tab its link', () => {
  expect([homePath('artist'), homePath('entrepreneur')]).toEqual(['/homeArtist', '/E']);
  expect([informationPath('qa'), informationPath('privacy')]).toEqual(['/QA', '/QA?tab=privacy']);
});
