import { describe, expect, test } from 'vitest';
import type { CollectionSpec, Documents } from '../../ports/documents.ts';
import { freshName } from './fresh-name.ts';

function aSpec(): CollectionSpec & { by: string; pair: string } {
  const name = freshName('things');
  const [by, pair] = [`${name}-by`, `${name}-pair`];
  return {
    name,
    by,
    pair,
    indexes: [
      { name: by, keys: { by: 1 }, sparse: true },
      { name: pair, keys: { a: 1, b: -1 }, unique: true },
    ],
  };
}

const bare = ({ name, indexes }: CollectionSpec): CollectionSpec => ({ name, indexes });

export function documentsMigration(documents: () => Documents): void {
  describe('migrating', () => {
    test('what is missing is named until it is made', async () => {
      const { name, by, pair, indexes } = aSpec();
      const [first] = indexes;
      const store = documents();
      expect(await store.missing([{ name, indexes }])).toEqual([name, `${name}.${by}`, `${name}.${pair}`]);
      await store.ensure([{ name, indexes: first ? [first] : [] }]);
      expect(await store.missing([{ name, indexes }])).toEqual([`${name}.${pair}`]);
      await store.ensure([{ name, indexes }]);
      expect(await store.missing([{ name, indexes }])).toEqual([]);
    });

    test('an index with another definition is missing, and is made anew', async () => {
      const { name, by } = aSpec();
      const store = documents();
      const changed: CollectionSpec = {
        name,
        indexes: [{ name: by, keys: { by: 1, at: -1 }, unique: true }],
      };
      await store.ensure([{ name, indexes: [{ name: by, keys: { by: 1 } }] }]);
      expect(await store.missing([changed])).toEqual([`${name}.${by}`]);
      await store.ensure([changed]);
      expect(await store.missing([changed])).toEqual([]);
      await store.collection(name).insertOne({ _id: 'a' });
      await expect(store.collection(name).insertOne({ _id: 'b' })).rejects.toMatchObject({ index: by });
    });

    test('a unique index over what is there twice is refused by its name and stays missing', async () => {
      const { name, pair, indexes } = aSpec();
      const store = documents();
      await store.ensure([{ name, indexes: [] }]);
      for (const _id of ['a', 'b']) await store.collection(name).insertOne({ _id });
      await expect(store.ensure([{ name, indexes }])).rejects.toMatchObject({
        name: 'DuplicateKeyError',
        index: pair,
      });
      expect(await store.missing([{ name, indexes }])).toContain(`${name}.${pair}`);
    });

    test('many may migrate at once and again', async () => {
      const specs = [aSpec(), aSpec()].map(bare);
      const store = documents();
      await Promise.all(Array.from({ length: 5 }, () => store.ensure(specs)));
      await store.ensure(specs);
      expect(await store.missing(specs)).toEqual([]);
      for (const { name } of specs) {
        await store.collection(name).insertOne({ _id: 'a' });
        await store.collection(name).deleteOne({ _id: 'a' });
        await store.collection(name).insertOne({ _id: 'b' });
      }
    });

    test('a store that can be reached answers', async () => {
      await expect(documents().ping()).resolves.toBeUndefined();
    });
  });
}
