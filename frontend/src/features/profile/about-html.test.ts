import { expect, test } from 'vitest';
import { withPlainSpaces } from './about-html.ts';

test('spaces of the editor become spaces that wrap', () => {
  expect(withPlainSpaces('<p>I&nbsp;paint\u00a0rooms</p>')).toBe('<p>I paint rooms</p>');
});
