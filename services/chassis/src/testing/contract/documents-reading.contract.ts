import { describe, expect, test } from 'vitest';
import type { Filter } from '../../ports/documents.ts';
import type { DocumentsBed } from './documents-bed.ts';

const stored = [
  { _id: 'nothing' },
  { _id: 'null', v: null },
  { _id: 'zero', v: 0 },
  { _id: 'five', v: 5 },
  { _id: 'text', v: 'm' },
  { _id: 'digit', v: '5' },
  { _id: 'no', v: false },
  { _id: 'yes', v: true },
  { _id: 'list', v: [5, 'm'] },
];

const answers: [Filter, string[]][] = [
  [{ v: 5 }, ['five', 'list']],
  [{ v: '5' }, ['digit']],
  [{ v: 0 }, ['zero']],
  [{ v: false }, ['no']],
  [{ v: null }, ['nothing', 'null']],
  [{ v: { $gt: 0 } }, ['five', 'list']],
  [{ v: { $gte: 0 } }, ['zero', 'five', 'list']],
  [{ v: { $lt: 5 } }, ['zero']],
  [{ v: { $gt: '' } }, ['text', 'digit', 'list']],
  [{ v: { $lte: 'm' } }, ['text', 'digit', 'list']],
  [{ v: { $gte: 0, $lt: 5 } }, ['zero']],
  [{ v: { $in: [5, true, 'x'] } }, ['five', 'yes', 'list']],
  [{ v: { $in: [null] } }, ['nothing', 'null']],
  [{ v: { $in: [] } }, []],
  [{ v: { $ne: 5 } }, ['nothing', 'null', 'zero', 'text', 'digit', 'no', 'yes']],
  [{ v: { $exists: true } }, ['null', 'zero', 'five', 'text', 'digit', 'no', 'yes', 'list']],
  [{ v: { $exists: false } }, ['nothing']],
  [{ $or: [{ v: 0 }, { v: true }, { _id: 'text' }] }, ['zero', 'yes', 'text']],
  [{ $and: [{ v: 5 }, { v: 'm' }] }, ['list']],
  [{ v: { $gt: '' }, $or: [{ _id: 'text' }, { _id: 'zero' }] }, ['text']],
];

const refused: [string, unknown][] = [
  ['undefined', { v: undefined }],
  ['an unknown operator', { v: { $regex: '.*' } }],
  ['code', { $where: 'true' }],
  ['an object', { v: { a: 1 } }],
  ['an empty list of choices', { $or: [] }],
  ['an object where an operator wants a scalar', { v: { $gt: { $ne: 1 } } }],
];

export function documentsReading(bed: DocumentsBed): void {
  const { aCollection } = bed;
  describe('reading', () => {
    test.each(answers)('%j finds what MongoDB finds', async (filter, expected) => {
      const things = await aCollection();
      for (const thing of stored) await things.insertOne(thing);
      const found = await things.find(filter, { limit: 100 });
      expect(found.map(({ _id }) => _id).sort()).toEqual([...expected].sort());
      expect(await things.countUpTo(filter, 100)).toBe(expected.length);
    });

    test.each(refused)('a filter with %s is refused', async (_, filter) => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', v: 1 });
      // What slips past the types at run time is the point here.
      await expect(things.find(filter as Filter, { limit: 1 })).rejects.toThrow(TypeError);
      await expect(things.deleteOne(filter as Filter)).rejects.toThrow(TypeError);
    });

    test.each([0, -1, 1.5, Number.NaN])('a limit of %s is refused', async (limit) => {
      const things = await aCollection();
      await expect(things.find({}, { limit })).rejects.toThrow(TypeError);
    });

    test('values sort by type, then by value; what is missing counts as null', async () => {
      const things = await aCollection([{ name: 'v', keys: { v: 1, _id: 1 } }]);
      const inOrder = [undefined, -2, 1.5, 10, '', 'B', 'a', 'ä', false, true];
      for (const [at, v] of [...inOrder.entries()].reverse()) await things.insertOne({ _id: `${at}`, v });
      const ids = inOrder.map((_, at) => `${at}`);
      const sorted = async (way: 1 | -1) =>
        (await things.find({}, { sort: { v: way, _id: way }, limit: 20 })).map(({ _id }) => _id);
      expect(await sorted(1)).toEqual(ids);
      expect(await sorted(-1)).toEqual([...ids].reverse());
    });

    test('findOne takes the first in order', async () => {
      const things = await aCollection();
      for (const n of [2, 3, 1]) await things.insertOne({ _id: `t${n}`, n });
      expect(await things.findOne({}, { sort: { n: -1 } })).toEqual({ _id: 't3', n: 3 });
      expect(await things.findOne({ n: { $gt: 3 } })).toBeUndefined();
    });

    test('countUpTo stops at its limit', async () => {
      const things = await aCollection([{ name: 'kind', keys: { kind: 1 } }]);
      for (let n = 0; n < 12; n += 1) await things.insertOne({ _id: `t${n}`, kind: n % 4 === 0 ? 'a' : 'b' });
      expect(await things.countUpTo({ kind: 'b' }, 5)).toBe(5);
      expect(await things.countUpTo({ kind: 'b' }, 50)).toBe(9);
      expect(await things.countUpTo({ kind: 'b', n: 1 }, 50)).toBe(0);
    });

    test('what was acknowledged is there after the store is opened again', async ({ skip }) => {
      const things = await aCollection([{ name: 'n', keys: { n: 1 }, unique: true }]);
      await things.insertOne({ _id: 'a', n: 1 });
      await things.insertOne({ _id: 'b', n: 2 });
      await things.updateOne({ _id: 'a' }, { $set: { n: 3 } });
      await things.deleteOne({ _id: 'b' });
      if (!bed.reopened) return skip();
      await bed.reopened();
      expect(await things.find({}, { limit: 5 })).toEqual([{ _id: 'a', n: 3 }]);
      await expect(things.insertOne({ _id: 'c', n: 3 })).rejects.toMatchObject({ name: 'DuplicateKeyError' });
    });
  });
}
