import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './hub-cursor.ts';
import { hubQuery } from './hub-query.ts';

const query = hubQuery({ role: 'artist', q: 'mira', sort: 'name' });
const position = { after: '0 okafor mira 64f1c0ffee0000000000abcd', seen: 50 };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const refusal = expect.objectContaining({
  kind: 'invalid',
  details: [{ code: 'invalid-cursor', field: 'cursor' }],
});

function attempt(cursor: string, asked = query): unknown {
  try {
    return readCursor(asked, cursor);
  } catch (error) {
    return error;
  }
}

test('a cursor leads back to its position', () => {
  expect(readCursor(query, writeCursor(query, position))).toEqual(position);
});

test.each([
  ['another word', hubQuery({ role: 'artist', q: 'mir', sort: 'name' })],
  ['another role', hubQuery({ role: 'entrepreneur', q: 'mira', sort: 'name' })],
  ['another order', hubQuery({ role: 'artist', q: 'mira', sort: 'rating' })],
  ['a category more', hubQuery({ role: 'artist', q: 'mira', sort: 'name', category: 'Dance' })],
])('a cursor does not fit a search with %s', (_, asked) => {
  expect(attempt(writeCursor(query, position), asked)).toEqual(refusal);
});

test.each([
  ['words', 'not a cursor'],
  ['an operator', encode({ $gt: '' })],
  ['a number for the order', encode([1, 0, 'x'])],
  ['a negative count', encode(['0', -1, 'x'])],
  ['another position under the old sum', writeCursor(query, position).replace(/^.{8}/, 'WyIwIGFh')],
  ['far too much', 'A'.repeat(5_000)],
  ['a deep list', encode([[[['x']]], 0, 'x'])],
])('%s is no cursor', (_, cursor) => {
  expect(attempt(cursor)).toEqual(refusal);
});
