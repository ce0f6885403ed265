import { describe, expect, test } from 'vitest';
import type { DocumentsBed } from './documents-bed.ts';

const duplicateIn = (index: string) => ({ name: 'DuplicateKeyError', index });

export function documentsIndexes({ aCollection }: DocumentsBed): void {
  describe('indexes', () => {
    test('a unique value is refused on insert, update and upsert, and named by its index', async () => {
      const things = await aCollection([{ name: 'email', keys: { email: 1 }, unique: true }]);
      await things.insertOne({ _id: 'a', email: 'a@x' });
      await things.insertOne({ _id: 'b', email: 'b@x' });
      const duplicate = duplicateIn(things.indexName('email'));
      const take = { $set: { email: 'a@x' } };
      await expect(things.insertOne({ _id: 'c', email: 'a@x' })).rejects.toMatchObject(duplicate);
      await expect(things.updateOne({ _id: 'b' }, take)).rejects.toMatchObject(duplicate);
      await expect(things.updateOne({ _id: 'c' }, take, { upsert: true })).rejects.toMatchObject(duplicate);
      expect(await things.find({}, { sort: { _id: 1 }, limit: 5 })).toEqual([
        { _id: 'a', email: 'a@x' },
        { _id: 'b', email: 'b@x' },
      ]);
      expect((await things.updateOne({ _id: 'a' }, { $set: { email: 'a@x' } })).matched).toBe(1);
    });

    test('a unique index counts a missing field as one value', async () => {
      const things = await aCollection([{ name: 'email', keys: { email: 1 }, unique: true }]);
      await things.insertOne({ _id: 'a' });
      await expect(things.insertOne({ _id: 'b' })).rejects.toMatchObject(
        duplicateIn(things.indexName('email')),
      );
      await expect(things.insertOne({ _id: 'c', email: null })).rejects.toThrow();
    });

    test('a unique sparse index leaves out documents without the field', async () => {
      const things = await aCollection([{ name: 'key', keys: { key: 1 }, unique: true, sparse: true }]);
      for (const _id of ['a', 'b', 'c']) await things.insertOne({ _id });
      await things.insertOne({ _id: 'd', key: 'k' });
      const duplicate = duplicateIn(things.indexName('key'));
      await expect(things.insertOne({ _id: 'e', key: 'k' })).rejects.toMatchObject(duplicate);
      await expect(things.updateOne({ _id: 'a' }, { $set: { key: 'k' } })).rejects.toMatchObject(duplicate);
      await things.updateOne({ _id: 'd' }, { $unset: { key: true } });
      await things.updateOne({ _id: 'a' }, { $set: { key: 'k' } });
      expect(await things.find({ key: 'k' }, { limit: 5 })).toEqual([{ _id: 'a', key: 'k' }]);
      expect(await things.countUpTo({ key: null }, 10)).toBe(3);
    });

    test('a unique index over two fields refuses the pair alone', async () => {
      const things = await aCollection([{ name: 'pair', keys: { a: 1, 'b.c': -1 }, unique: true }]);
      await things.insertOne({ _id: '1', a: 1, b: { c: 1 } });
      await things.insertOne({ _id: '2', a: 1, b: { c: 2 } });
      await expect(things.insertOne({ _id: '3', a: 1, b: { c: 2 } })).rejects.toMatchObject(
        duplicateIn(things.indexName('pair')),
      );
    });

    test('an index over a list finds each element, keeps the order of its other keys and follows updates', async () => {
      const things = await aCollection([{ name: 'tags', keys: { tags: 1, order: -1 }, arrayPath: 'tags' }]);
      for (let n = 1; n <= 6; n += 1)
        await things.insertOne({ _id: `t${n}`, order: n, tags: n % 2 ? ['odd', 'all', 'all'] : ['all'] });
      await things.insertOne({ _id: 'none', order: 9, tags: [] });
      await things.insertOne({ _id: 'missing', order: 9 });
      const tagged = async (tags: string | null, sort: 1 | -1 = -1) =>
        (await things.find({ tags }, { sort: { order: sort }, limit: 10 })).map(({ _id }) => _id);
      expect(await tagged('all')).toEqual(['t6', 't5', 't4', 't3', 't2', 't1']);
      expect(await tagged('odd', 1)).toEqual(['t1', 't3', 't5']);
      await things.updateOne({ _id: 't3' }, { $pull: { tags: 'odd' }, $set: { order: 7 } });
      await things.updateOne({ _id: 't2' }, { $push: { tags: 'odd' } });
      await things.deleteOne({ _id: 't5' });
      expect(await tagged('odd')).toEqual(['t2', 't1']);
      expect(await tagged('all')).toEqual(['t3', 't6', 't4', 't2', 't1']);
      expect(await tagged(null)).toEqual(['missing']);
      expect(await things.countUpTo({ tags: { $in: ['odd', 'all'] } }, 10)).toBe(5);
      expect(await things.countUpTo({ $and: [{ tags: 'odd' }, { tags: 'all' }] }, 10)).toBe(2);
    });

    test('pages by a cursor show everything once and in order, also when equal values meet', async () => {
      const things = await aCollection([
        { name: 'page', keys: { members: 1, order: -1, _id: 1 }, arrayPath: 'members' },
      ]);
      for (let n = 0; n < 95; n += 1)
        await things.insertOne({
          _id: `t${n}`,
          members: ['me', `you${n}`],
          order: `${(n * 37) % 95}`.padStart(3, '0'),
        });
      const seen: string[] = [];
      for (let cursor = '~'; ; ) {
        const page = await things.find(
          { members: 'me', order: { $lt: cursor } },
          { sort: { order: -1 }, limit: 20 },
        );
        seen.push(...page.map(({ order }) => String(order)));
        if (page.length < 20) break;
        cursor = seen.at(-1) ?? '';
      }
      expect(seen).toEqual(Array.from({ length: 95 }, (_, n) => `${94 - n}`.padStart(3, '0')));
    });

    test('an index made later covers what is already there, and making it twice is the same as once', async () => {
      const things = await aCollection([{ name: 'n', keys: { n: 1 } }]);
      await things.insertOne({ _id: 'a', n: 1, email: 'a@x', tags: ['x', 'y'] });
      await things.addIndex({ name: 'tags', keys: { tags: 1 }, arrayPath: 'tags' });
      await things.addIndex({ name: 'email', keys: { email: 1 }, unique: true });
      expect(await things.countUpTo({ tags: 'y' }, 5)).toBe(1);
      await expect(things.insertOne({ _id: 'b', email: 'a@x' })).rejects.toMatchObject(
        duplicateIn(things.indexName('email')),
      );
    });
  });
}
