import { expect, test } from 'vitest';
import { draftFields, newContent } from './offer-draft.ts';

test.each([
  ['oil, ink', ['oil', 'ink']],
  [' , ,', []],
  ['', []],
  [
    ['Oil', 'oil ', 'ink', 'OIL'],
    ['Oil', 'ink'],
  ],
  ['cafe\u0301', ['café']],
  ['🎨'.repeat(60), ['🎨'.repeat(60)]],
])('skills %j are read as %j', (sent, skills) => {
  expect(draftFields({ skillsRequired: sent })).toEqual({ skillsRequired: skills });
});

test.each([
  ['1200', 1200],
  [' 12.5 ', 12.5],
  ['', null],
  [null, null],
  [0, 0],
  [0.129, 0.13],
  [1e9, 1e9],
])('a salary of %j is read as %j', (sent, salary) => {
  expect(draftFields({ salary: sent })).toEqual({ salary });
});

test.each([[-1], [1e9 + 1], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  'a salary of %j is refused',
  (salary) => {
    expect(() => draftFields({ salary })).toThrow('out-of-range');
  },
);

test('a draft sets what it names and nothing else', () => {
  expect(draftFields({})).toEqual({});
  expect(draftFields({ title: ' A ', location: '  ' })).toEqual({ title: 'A', location: '' });
});

test('a text of nothing to read is no title', () => {
  expect(() => draftFields({ title: '  ' })).toThrow('required');
  expect(() => draftFields({ description: '\u200b' })).toThrow('bad-characters');
});

test('a new offer is empty where nothing was said', () => {
  const draft = { title: 'A', description: 'B', type: 'offer', category: 'Music', status: 'open' } as const;
  expect(newContent(draft)).toEqual({ ...draft, location: '', salary: null, skillsRequired: [] });
});
