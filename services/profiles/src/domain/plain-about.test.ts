import { expect, it } from 'vitest';
import { plainAbout } from './plain-about.ts';

it('keeps the words and drops the markup', () => {
  expect(
    plainAbout('<h2>Walls</h2><p>Mostly <b>big</b>&nbsp;ones &amp; &lt;small&gt; &#39;ones&#39;</p>'),
  ).toBe("Walls Mostly big ones & <small> 'ones'");
});

it('is empty for an empty text', () => {
  expect(plainAbout('<p><br></p>')).toBe('');
});

it('cuts a long text after a word and says so', () => {
  const text = plainAbout(`<p>${'paint '.repeat(100)}</p>`);
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/paint…$/);
});

it('cuts a text that is one long word, never through a letter', () => {
  expect(plainAbout('🎨'.repeat(300))).toBe(`${'🎨'.repeat(199)}…`);
});

it('leaves what only looks like a character reference alone', () => {
  expect(plainAbout('<p>&constructor; &toString;</p>')).toBe('&constructor; &toString;');
});
