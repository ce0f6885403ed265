import { AppError } from '@kindred/chassis/errors/app-error';
import { expect, test } from 'vitest';
import { hostileHtml, nestedHtml } from '../../test/_hostile-html.ts';
import { wrongInAbout } from '../../test/_read-html.ts';
import { cleanAbout } from './about-html.ts';

test('what our editor writes stays letter for letter', () => {
  const html =
    '<h3>Hi</h3><p>I <strong>paint</strong> <em>big</em> <u>walls</u>, <s>small</s> ones.<br />Ask.</p><ul><li>a</li></ul><ol><li>b</li></ol><blockquote>q</blockquote>';
  expect(cleanAbout(html)).toBe(html);
});

test('links lead to https and mailto only, without opener or weight', () => {
  expect(cleanAbout('<a href="https://a.example" target="_blank" onclick="x()" class="k">a</a>')).toBe(
    '<a href="https://a.example" rel="noopener nofollow">a</a>',
  );
  expect(cleanAbout('<a href="mailto:a@a.example">a</a>')).toBe(
    '<a href="mailto:a@a.example" rel="noopener nofollow">a</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'data:text/html,<script>x</script>',
  'http://plain.example',
  '//evil.example',
  '/users/signout',
  'vbscript:x',
])('a link to %s loses its address', (href) => {
  expect(cleanAbout(`<p><a href="${href}">x</a></p>`)).not.toMatch(/href/);
});

const cleanedOrCode = (html: string): string => {
  try {
    return cleanAbout(html);
  } catch (error) {
    return error instanceof AppError ? error.message : 'not an answer';
  }
};

const hostile = Object.entries(hostileHtml).flatMap(([kind, list]) => list.map((html) => [kind, html]));

test.each(hostile)(
  '%s: nothing of %s is left that could act, and cleaning again changes nothing',
  (_, html) => {
    const clean = cleanAbout(html);
    expect(wrongInAbout(clean)).toEqual([]);
    expect(cleanAbout(clean)).toBe(clean);
  },
);

test('hostile pieces behind, within and between each other are no better', () => {
  const pieces = hostile.map(([, html]) => html ?? '');
  for (const [n, piece] of pieces.entries()) {
    const next = pieces[(n + 7) % pieces.length] ?? '';
    for (const html of [piece + next, `<p>${piece}<a href="https://a.example">${next}</a></p>`]) {
      const clean = cleanAbout(html);
      expect([html, wrongInAbout(clean)]).toEqual([html, []]);
      expect(cleanAbout(clean)).toBe(clean);
    }
  }
});

test.each(['p', 'ul', 'li', 'blockquote', 'svg', 'div', 'a href="https://a.example"'])(
  '20,000 nested <%s> are answered in no time: shallow, or too long',
  (tag) => {
    const started = performance.now();
    const clean = cleanedOrCode(nestedHtml(tag, 20_000));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(clean === 'too-long' || wrongInAbout(clean).length === 0).toBe(true);
  },
);

test('tags do not nest without end', () => {
  const depth = 2_000;
  const clean = cleanAbout(`${'<ul><li>'.repeat(depth)}deep${'</li></ul>'.repeat(depth)}`.slice(0, 20_000));
  expect(clean.match(/<(ul|li)>/g)?.length).toBeLessThanOrEqual(12);
});

test('tags around nothing are nothing', () => {
  expect(cleanAbout('<p><br /></p>\u200b')).toBe('');
});

const codeOf = (html: string): unknown => {
  try {
    return cleanAbout(html);
  } catch (error) {
    return error;
  }
};

test('a forbidden character stays forbidden when written as a reference', () => {
  const refused = expect.objectContaining({ details: [{ code: 'bad-characters', field: 'about' }] });
  expect(codeOf('<p>abc&#x202E;def</p>')).toEqual(refused);
});

test('text that grows past the limit by being escaped is refused', () => {
  const refused = expect.objectContaining({
    details: [{ code: 'too-long', field: 'about', params: { limit: 20_000 } }],
  });
  expect(codeOf('&'.repeat(20_000))).toEqual(refused);
});

test('what a character reference hides cannot join its neighbour to a tag of its own', () => {
  expect(cleanAbout('<p>&#x338; onclick=alert(1) x="">')).not.toContain('<p\u0338');
  const clean = cleanAbout('<p>&#x338; onclick=alert(1)>words</p>');
  expect(clean).not.toMatch(/onclick=.*>.*words.*<\/p>$/s);
  expect(cleanAbout(clean)).toBe(clean);
});
