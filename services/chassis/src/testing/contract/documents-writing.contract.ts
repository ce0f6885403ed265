import { describe, expect, test } from 'vitest';
import { DuplicateKeyError } from '../../ports/documents.ts';
import type { DocumentsBed, Thing } from './documents-bed.ts';

export function documentsWriting({ aCollection }: DocumentsBed): void {
  describe('inserting and deleting', () => {
    test('a document comes back as it went in, without its undefined fields', async () => {
      const things = await aCollection();
      const thing = { _id: 'a', text: 'ä€😀\n"\u0001', list: [1, [2], { deep: null }], empty: {}, no: false };
      await things.insertOne({ ...thing, gone: undefined });
      expect(await things.findOne({ _id: 'a' })).toEqual(thing);
    });

    test('numbers keep their value', async () => {
      const things = await aCollection();
      const numbers = [0, -1, 0.1, 1e-9, 1_700_000_000_000, Number.MAX_SAFE_INTEGER, 1.5e300];
      await things.insertOne({ _id: 'a', numbers });
      expect((await things.findOne({ _id: 'a' }))?.numbers).toEqual(numbers);
    });

    test('what a reader does to an answer changes nothing that is stored', async () => {
      const things = await aCollection();
      const mine: Thing = { _id: 'a', list: [1] };
      await things.insertOne(mine);
      mine.list = [];
      const found = await things.findOne({ _id: 'a' });
      if (found) found.list = 'changed';
      expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', list: [1] });
    });

    test('a taken id is refused and nothing is written', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', n: 1 });
      const again = things.insertOne({ _id: 'a', n: 2 });
      await expect(again).rejects.toThrow(DuplicateKeyError);
      await expect(again).rejects.toMatchObject({ index: '_id_' });
      expect(await things.find({}, { limit: 5 })).toEqual([{ _id: 'a', n: 1 }]);
    });

    test.each([
      ['a function', () => 1],
      ['a date', new Date(0)],
      ['not a number', Number.NaN],
      ['infinity', Number.POSITIVE_INFINITY],
      ['bytes', new Uint8Array(1)],
      ['a hole in a list', [1, undefined]],
    ])('%s is refused, on insert and on update', async (_, value) => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', n: 1 });
      await expect(things.insertOne({ _id: 'b', deep: { value } })).rejects.toThrow(TypeError);
      await expect(things.updateOne({ _id: 'a' }, { $set: { value } })).rejects.toThrow(TypeError);
      await expect(things.updateOne({ _id: 'a' }, { $push: { list: { value } } })).rejects.toThrow(TypeError);
      expect(await things.find({}, { limit: 5 })).toEqual([{ _id: 'a', n: 1 }]);
    });

    test('deleteOne removes one match and says so', async () => {
      const things = await aCollection();
      for (const _id of ['a', 'b', 'c'])
        await things.insertOne({ _id, kind: _id === 'c' ? 'other' : 'same' });
      expect(await things.deleteOne({ kind: 'same' })).toEqual({ deleted: 1 });
      expect(await things.deleteOne({ kind: 'missing' })).toEqual({ deleted: 0 });
      expect(await things.countUpTo({}, 10)).toBe(2);
      expect(await things.findOne({ _id: 'c' })).toBeDefined();
    });
  });
}
