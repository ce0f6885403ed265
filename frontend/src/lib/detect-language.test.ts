import { expect, test } from 'vitest';
import { detectLanguage, type LanguageSigns } from './detect-language.ts';

const silent: LanguageSigns = {
  href: 'https://kindred.example/chatbox',
  cookie: '',
  stored: null,
  preferred: [],
  documentLanguage: '',
};

/** From the strongest sign to the weakest, each saying German. */
const signs: readonly Partial<LanguageSigns>[] = [
  { href: 'https://kindred.example/chatbox?lng=de' },
  { cookie: 'a=b; i18nextLng=de' },
  { stored: 'de' },
  { preferred: ['de-AT'] },
  { documentLanguage: 'de' },
  { href: 'https://kindred.example/de/page' },
  { href: 'https://de.kindred.example/' },
];

test.each(signs)('hears %j', (sign) => {
  expect(detectLanguage({ ...silent, ...sign })).toBe('de');
});

test('believes the stronger of two signs', () => {
  const english: LanguageSigns = {
    href: 'https://kindred.example/chatbox?lng=en',
    cookie: 'i18nextLng=en',
    stored: 'en',
    preferred: ['en'],
    documentLanguage: 'en',
  };
  const { href, ...others } = english;
  expect(detectLanguage({ ...english, cookie: 'i18nextLng=de' })).toBe('en');
  expect(detectLanguage({ ...silent, ...others, cookie: 'i18nextLng=de' })).toBe('de');
  expect(detectLanguage({ ...silent, preferred: ['en'], stored: 'de' })).toBe('de');
  expect(detectLanguage({ ...silent, documentLanguage: 'en', preferred: ['de'] })).toBe('de');
});

test('takes the first language of the browser that is spoken here, and English when none is', () => {
  expect(detectLanguage({ ...silent, preferred: ['fr', 'nl-BE', 'de', 'en'] })).toBe('de');
  expect(detectLanguage({ ...silent, preferred: ['fr'] })).toBe('en');
  expect(detectLanguage({ ...silent, cookie: 'i18nextLng=xx; xi18nextLng=de' })).toBe('en');
});
