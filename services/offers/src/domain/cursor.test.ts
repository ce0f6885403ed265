import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const question = { words: ['oil'] };

test('a cursor gives back the place it was made for', () => {
  expect(readCursor(question, writeCursor(question, '0001 ä'))).toBe('0001 ä');
});

test.each(['', 'x', 'e30', 'A'.repeat(401), writeCursor({ words: [] }, '0001')])(
  '%s is refused',
  (cursor) => {
    expect(() => readCursor(question, cursor)).toThrow('invalid-cursor');
  },
);
