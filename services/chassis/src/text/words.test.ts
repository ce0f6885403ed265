import { expect, test } from 'vitest';
import { fold, words } from './words.ts';

test.each([
  ['Müller', 'muller'],
  ['STRAẞE', 'strasse'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Søren Ærø', 'soren aero'],
  ['İpek', 'ipek'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['ﬁne', 'fine'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('both spellings of one accented letter fold alike', () => {
  expect(fold('e\u0301')).toBe(fold('\u00e9'));
});

test('words end at everything that is neither letter nor digit', () => {
  expect(words("  O'Brien-Núñez, 3D & (sound) ")).toEqual(['o', 'brien', 'nunez', '3d', 'sound']);
});

test('signs alone hold no word', () => {
  expect(words('.*{1000} %_')).toEqual(['1000']);
  expect(words('(+)+$ %')).toEqual([]);
});
