import type { Filter, Sort } from '@kindred/chassis/ports/documents';
import { expect, test } from 'vitest';
import { hasCoveringIndex } from './covering-index.ts';

const indexes = [
  { name: 'email', keys: { email: 1 } },
  { name: 'order', keys: { members: 1, state: 1, order: -1 } },
] as const;

test.each<[Filter, Sort | undefined]>([
  [{}, undefined],
  [{ _id: { $in: ['a'] }, seen: true }, undefined],
  [{ email: 'a@x' }, undefined],
  [{}, { email: 1 }],
  [{ members: 'a', state: 'open' }, { order: -1 }],
  [{ members: 'a', state: { $in: ['open'] }, order: { $lt: '5' } }, { order: -1 }],
  [{ members: 'a', state: { $gt: '' } }, undefined],
  [{ members: 'a', $or: [{ state: 'open' }, { _id: 'b' }] }, undefined],
])('an index holds exactly what %j in order %j wants', (filter, sort) => {
  expect(hasCoveringIndex(indexes, filter, sort)).toBe(true);
});

test.each<[Filter, Sort | undefined]>([
  [{ seen: true }, undefined],
  [{ email: 'a@x', seen: true }, undefined],
  [{ state: 'open' }, undefined],
  [{ members: 'a' }, { order: -1 }],
  [{ members: 'a', order: { $lt: '5' } }, undefined],
  [{ members: 'a', state: { $gt: '' }, order: { $lt: '5' } }, undefined],
  [{ members: 'a', $or: [{ state: 'open' }, { seen: true }] }, undefined],
])('an index would walk over more than %j in order %j wants', (filter, sort) => {
  expect(hasCoveringIndex(indexes, filter, sort)).toBe(false);
});
