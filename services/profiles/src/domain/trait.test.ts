import { expect, test } from 'vitest';
import { type Trait, withTrait } from './trait.ts';

const interest = (text: string, _id = text): Trait<'interest'> => ({ _id, interest: text });
const full = Array.from({ length: 30 }, (_, n) => interest(`number ${n}`));

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const refusal = (kind: string, code: string) =>
  expect.objectContaining({ kind, details: [expect.objectContaining({ code })] });

test('a new entry goes behind the others, trimmed', () => {
  expect(withTrait([interest('Jazz')], 'interest', interest('  Oil on wood ', '2'))).toEqual([
    interest('Jazz'),
    { _id: '2', interest: 'Oil on wood' },
  ]);
});

test.each(['Café', 'café', 'CAFE', ' Cafe\u0301 '])('what is there already stays as it is: %s', (text) => {
  expect(withTrait([interest('Café', '1')], 'interest', interest(text, '2'))).toEqual([
    interest('Café', '1'),
  ]);
});

test.each(['', ' ', '\u00a0'])('nothing but white space asks for a choice: %j', (text) => {
  expect(codeOf(() => withTrait([], 'interest', interest(text)))).toEqual(
    refusal('invalid', 'interest-required'),
  );
  expect(codeOf(() => withTrait([], 'personality', { _id: '1', personality: text }))).toEqual(
    refusal('invalid', 'personality-required'),
  );
});

test('zero-width characters alone are refused', () => {
  expect(codeOf(() => withTrait([], 'interest', interest('\u200b\u200d')))).toEqual(
    refusal('invalid', 'bad-characters'),
  );
});

test('thirty are the most; a known one fits a full list', () => {
  expect(withTrait(full.slice(1), 'interest', interest('new'))).toHaveLength(30);
  expect(codeOf(() => withTrait(full, 'interest', interest('new')))).toEqual(
    refusal('conflict', 'too-many-interests'),
  );
  expect(withTrait(full, 'interest', interest('NUMBER 7', 'x'))).toEqual(full);
});
