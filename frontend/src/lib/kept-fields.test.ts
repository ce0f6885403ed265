import { expect, it } from 'vitest';
import { restoreFields } from './kept-fields.ts';

const start = { title: 'Old', isHidden: false, categories: ['Music'] };

it('brings back what was typed over what the form starts with', () => {
  const stored = JSON.stringify({ title: 'New', categories: ['Dance', 'Design'] });
  expect(restoreFields(stored, start)).toEqual({
    title: 'New',
    isHidden: false,
    categories: ['Dance', 'Design'],
  });
});

it.each([
  ['nothing', null],
  ['what is no JSON', '{"title"'],
  ['what is no object', '"title"'],
  ['fields of another kind', '{"title":1,"isHidden":"no","categories":[1]}'],
  ['fields the form does not have', '{"salary":"9"}'],
])('starts anew from %s', (_, stored) => {
  expect(restoreFields(stored, start)).toEqual(start);
});
