import { describe, expect, test } from 'vitest';
import type { Update } from '../../ports/documents.ts';
import type { DocumentsBed } from './documents-bed.ts';

const changes: [string, Record<string, unknown>, Update, Record<string, unknown>][] = [
  [
    '$set at dotted paths',
    { a: { b: 1 } },
    { $set: { 'a.c': 2, 'x.y': { z: 3 } } },
    { a: { b: 1, c: 2 }, x: { y: { z: 3 } } },
  ],
  ['$set in an array', { a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.1.n': 5 } }, { a: [{ n: 1 }, { n: 5 }] }],
  ['$set of undefined changes nothing', { a: 1 }, { $set: { a: undefined, b: 2 } }, { a: 1, b: 2 }],
  [
    '$unset at dotted paths',
    { a: { b: 1, c: 2 }, d: 3 },
    { $unset: { 'a.b': true, d: true, 'q.r': true } },
    { a: { c: 2 } },
  ],
  [
    '$inc, also of what is missing',
    { n: 1 },
    { $inc: { n: 2, m: 5, 'k.l': -1 } },
    { n: 3, m: 5, k: { l: -1 } },
  ],
  ['$max keeps the larger', { n: 5, m: 5 }, { $max: { n: 3, m: 7, k: 1 } }, { n: 5, m: 7, k: 1 }],
  ['$push of one value', { l: [1] }, { $push: { l: { x: 1 }, m: 'new' } }, { l: [1, { x: 1 }], m: ['new'] }],
  ['$push of a list as one value', { l: [1] }, { $push: { l: [2, 3] } }, { l: [1, [2, 3]] }],
  [
    '$push with $each',
    { l: [1] },
    { $push: { l: { $each: [2, 3] }, m: { $each: [] } } },
    { l: [1, 2, 3], m: [] },
  ],
  [
    '$push with $position and $slice',
    { l: [1, 2] },
    { $push: { l: { $each: [0], $position: 0, $slice: 2 } } },
    { l: [0, 1] },
  ],
  ['$push keeping the last', { l: [1, 2] }, { $push: { l: { $each: [3], $slice: -2 } } }, { l: [2, 3] }],
  [
    '$push with $sort',
    { l: [{ n: 2 }] },
    { $push: { l: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
    { l: [{ n: 1 }, { n: 2 }] },
  ],
  [
    '$addToSet',
    { l: [1, { a: 1 }] },
    { $addToSet: { l: { $each: [1, { a: 1 }, 2] }, m: 'x' } },
    { l: [1, { a: 1 }, 2], m: ['x'] },
  ],
  ['$pull of a value', { l: [1, 2, 1] }, { $pull: { l: 1, m: 1 } }, { l: [2] }],
  ['$pull by a field', { l: [{ id: 1, n: 1 }, { id: 2 }] }, { $pull: { l: { id: 1 } } }, { l: [{ id: 2 }] }],
  [
    '$pull by ids',
    { l: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    { $pull: { l: { id: { $in: ['a', 'c', 'x'] } } } },
    { l: [{ id: 'b' }] },
  ],
  [
    'several operators at once',
    { n: 1, l: [] },
    { $set: { a: 1 }, $inc: { n: 1 }, $push: { l: 1 }, $unset: { b: true } },
    { n: 2, l: [1], a: 1 },
  ],
];

const refusals: [string, Update][] = [
  ['counting up a text', { $inc: { text: 1 } }],
  ['pushing to a text', { $push: { text: 1 } }],
  ['a field inside a text', { $set: { 'text.deep': 1 } }],
  ['another id', { $set: { _id: 'b' } }],
  ['two operators on one place', { $set: { a: 1 }, $inc: { a: 1 } }],
  ['a place inside another', { $set: { a: {} }, $unset: { 'a.b': true } }],
  ['an operator the port does not know', { $rename: { text: 'a' } } as Update],
  ['a positional path', { $set: { 'list.$': 1 } }],
  ['adding to a text', { $addToSet: { text: 1 } }],
  ['pulling by a condition that lost its value', { $pull: { list: { id: undefined } } }],
];

const unchanging: [string, Update][] = [
  ['nothing', {}],
  ['undefined', { $set: { n: undefined } }],
  ['the same value', { $set: { n: 1, list: [{ id: 1 }] } }],
  ['a smaller maximum', { $max: { n: 0 } }],
  ['adding zero', { $inc: { n: 0 } }],
  ['a field that is not there', { $unset: { gone: true, 'lost.deep': true } }],
  ['what the set has', { $addToSet: { list: { id: 1 } } }],
  ['nothing pulled', { $pull: { list: { id: 2 }, gone: 1 } }],
  ['nothing pushed', { $push: { list: { $each: [] } } }],
];

export function documentsUpdates({ aCollection }: DocumentsBed): void {
  describe('updating', () => {
    test.each(changes)('%s', async (_, before, update, after) => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', ...before });
      expect(await things.findOneAndUpdate({ _id: 'a' }, update)).toEqual({ _id: 'a', ...after });
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', ...after });
    });

    test.each(refusals)('%s is refused and changes nothing', async (_, update) => {
      const things = await aCollection();
      const before = { _id: 'a', text: 'x', list: [{ id: 1 }] };
      await things.insertOne(before);
      await expect(things.updateOne({ _id: 'a' }, update)).rejects.toThrow(TypeError);
      await expect(things.findOneAndUpdate({ _id: 'a' }, update)).rejects.toThrow(TypeError);
      expect(await things.find({}, { limit: 5 })).toEqual([before]);
    });

    test.each(unchanging)('%s matches and modifies nothing', async (_, update) => {
      const things = await aCollection();
      const before = { _id: 'a', n: 1, list: [{ id: 1 }] };
      await things.insertOne(before);
      const done = await things.updateOne({ _id: 'a' }, update);
      expect(done).toEqual({ matched: 1, modified: 0, upserted: false });
      expect(await things.findOneAndUpdate({ _id: 'a' }, update)).toEqual(before);
    });

    test('updateOne says what it matched and whether that changed', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', n: 1 });
      const set = (id: string, n: number) => things.updateOne({ _id: id }, { $set: { n } });
      expect(await set('a', 2)).toEqual({ matched: 1, modified: 1, upserted: false });
      expect(await set('a', 2)).toEqual({ matched: 1, modified: 0, upserted: false });
      expect(await set('b', 2)).toEqual({ matched: 0, modified: 0, upserted: false });
    });

    test('a guard on the version lets one of two writers through', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', version: 1 });
      const write = (by: string) => things.updateOne({ _id: 'a', version: 1 }, { $set: { version: 2, by } });
      expect((await write('first')).matched).toBe(1);
      expect((await write('second')).matched).toBe(0);
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', version: 2, by: 'first' });
    });

    test('an emptied list can be recognised by its missing first element', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', claim: 't', outbox: [{ id: 1 }] });
      const release = () =>
        things.updateOne(
          { _id: 'a', claim: 't', 'outbox.0': { $exists: false } },
          { $unset: { claim: true } },
        );
      expect((await release()).matched).toBe(0);
      await things.updateOne({ _id: 'a' }, { $pull: { outbox: { id: { $in: [1] } } } });
      expect((await release()).matched).toBe(1);
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', outbox: [] });
    });

    test('an upsert takes the equalities of its filter and $setOnInsert only when it inserts', async () => {
      const things = await aCollection();
      const upsert = (n: number) =>
        things.updateOne(
          { _id: 'a', 'deep.kind': 'x', n: { $ne: -1 } },
          { $set: { n }, $setOnInsert: { born: n } },
          { upsert: true },
        );
      expect(await upsert(1)).toEqual({ matched: 0, modified: 0, upserted: true });
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', deep: { kind: 'x' }, n: 1, born: 1 });
      expect(await upsert(2)).toEqual({ matched: 1, modified: 1, upserted: false });
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', deep: { kind: 'x' }, n: 2, born: 1 });
    });

    test('findOneAndUpdate takes the first in order and answers the document after the change', async () => {
      const things = await aCollection();
      for (const n of [3, 1, 2]) await things.insertOne({ _id: `t${n}`, n });
      const take = () =>
        things.findOneAndUpdate({ taken: { $exists: false } }, { $set: { taken: true } }, { sort: { n: 1 } });
      expect(await take()).toEqual({ _id: 't1', n: 1, taken: true });
      expect(await take()).toEqual({ _id: 't2', n: 2, taken: true });
      expect(await take()).toEqual({ _id: 't3', n: 3, taken: true });
      expect(await take()).toBeUndefined();
    });

    test('an upsert takes its id from the filter or from the update, never from the store', async () => {
      const things = await aCollection();
      const upsert = (update: Update) => things.updateOne({ kind: 'x' }, update, { upsert: true });
      await expect(upsert({ $set: { n: 1 } })).rejects.toThrow(TypeError);
      expect((await upsert({ $set: { n: 1 }, $setOnInsert: { _id: 'a' } })).upserted).toBe(true);
      expect(await things.find({}, { limit: 5 })).toEqual([{ _id: 'a', kind: 'x', n: 1 }]);
    });

    test('an upsert that finds its id taken by another document is refused', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', version: 2 });
      const upsert = things.updateOne({ _id: 'a', version: 1 }, { $set: { n: 1 } }, { upsert: true });
      await expect(upsert).rejects.toMatchObject({ name: 'DuplicateKeyError', index: '_id_' });
      expect(await things.find({}, { limit: 5 })).toEqual([{ _id: 'a', version: 2 }]);
    });

    test('of many who upsert one id at once one inserts and all count', async () => {
      const things = await aCollection();
      const upsert = (n: number) =>
        things.updateOne(
          { _id: 'a', n: { $ne: -1 } },
          { $inc: { n: 1 }, $push: { by: n } },
          { upsert: true },
        );
      const done = await Promise.all(Array.from({ length: 30 }, (_, n) => upsert(n)));
      expect(done.filter(({ upserted }) => upserted)).toHaveLength(1);
      expect((await things.findOne({ _id: 'a' }))?.n).toBe(30);
    });

    test('findOneAndUpdate answers what it upserted', async () => {
      const things = await aCollection();
      const made = await things.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, { upsert: true });
      expect(made).toEqual({ _id: 'a', n: 1 });
    });
  });
}
