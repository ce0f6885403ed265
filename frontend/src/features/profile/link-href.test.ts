import { expect, test } from 'vitest';
import { linkHref, linkStart } from './link-href.ts';

test('a selection that looks like an address becomes a mail link', () => {
  expect(linkStart('mira@example.com')).toBe('mailto:mira@example.com');
  expect(linkStart(' mira@example.com ')).toBe('mailto:mira@example.com');
  expect(linkStart('example.com/work')).toBe('https://example.com/work');
  expect(linkStart('my work')).toBe('');
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com', 'https://example.com'],
  ['mira@example.com', 'mailto:mira@example.com'],
  ['mailto:mira@example.com', 'mailto:mira@example.com'],
])('%s leads to %s', (typed, href) => {
  expect(linkHref(typed)).toBe(href);
});

test.each(['javascript:alert(1)', 'http://example.com', 'data:text/html,x', 'no address', ''])(
  '%j is no link',
  (typed) => {
    expect(linkHref(typed)).toBeNull();
  },
);
