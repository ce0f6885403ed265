import { expect, test } from 'vitest';
import { conditionsOf } from '../documents/conditions.ts';
import { stepsOf } from '../documents/update-steps.ts';
import type { Filter, Update } from '../ports/documents.ts';
import { idAmong, queryOf } from './documents-query.ts';

test.each<[string, Filter, unknown]>([
  ['an id alone, which the server answers fastest', { _id: 'a' }, { _id: 'a' }],
  ['nothing', {}, {}],
  ['one operator each', { a: { $gt: 1 }, b: null }, { a: { $gt: 1 }, b: null }],
  ['two at one path, apart', { a: { $gt: 1, $lt: 5 } }, { a: { $gt: 1 }, $and: [{ a: { $lt: 5 } }] }],
  ['an $and, opened', { $and: [{ a: 1 }, { a: 2 }] }, { a: 1, $and: [{ a: 2 }] }],
  [
    'two $or',
    { $and: [{ $or: [{ a: 1 }, { b: 2 }] }, { $or: [{ c: 3 }] }] },
    { $or: [{ a: 1 }, { b: 2 }], $and: [{ $or: [{ c: 3 }] }] },
  ],
])('%s', (_, filter, query) => {
  expect(queryOf(conditionsOf(filter))).toEqual(query);
});

test.each<[Filter, Update, unknown]>([
  [{ _id: 'a', n: 1 }, { $set: { n: 2 } }, 'a'],
  [{ n: 1 }, { $setOnInsert: { _id: 'b' } }, 'b'],
  [{ _id: { $in: ['a'] } }, { $set: { n: 2 } }, undefined],
  [{ $or: [{ _id: 'a' }] }, { $set: { n: 2 } }, undefined],
])('an upsert of %j with %j would insert the id %s', (filter, update, id) => {
  expect(idAmong(conditionsOf(filter), stepsOf(update))).toBe(id);
});
