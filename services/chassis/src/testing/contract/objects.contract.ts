import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Objects, StoredObject } from '../../ports/objects.ts';
import { freshName } from './fresh-name.ts';

export interface ObjectsHarness {
  objects: Objects;
  reopen?(): Promise<Objects>;
  close(): Promise<void>;
}

const anObject = (size: number, fill: number, contentType = 'image/webp'): StoredObject => ({
  contentType,
  bytes: new Uint8Array(size).fill(fill),
});

/** What every adapter of the objects port does. Needs only what an S3 server can do. */
export function objectsContract(name: string, make: () => Promise<ObjectsHarness>): void {
  describe(`objects: ${name}`, () => {
    const bucket = freshName('contract');
    let harness: ObjectsHarness;
    let objects: Objects;
    beforeAll(async () => {
      harness = await make();
      objects = harness.objects;
      await objects.ensure([bucket]);
    });
    afterAll(() => harness?.close());

    test('an object comes back with its bytes and its content type', async () => {
      const every = Uint8Array.from({ length: 256 }, (_, at) => at);
      await objects.put(bucket, 'a/b/every.bin', { contentType: 'application/octet-stream', bytes: every });
      const found = await objects.get(bucket, 'a/b/every.bin');
      expect(found?.contentType).toBe('application/octet-stream');
      expect([...(found?.bytes ?? [])]).toEqual([...every]);
    });

    test('what is not there is undefined, and deleting it succeeds', async () => {
      expect(await objects.get(bucket, 'missing')).toBeUndefined();
      await objects.delete(bucket, 'missing');
    });

    test('a second put replaces bytes and content type', async () => {
      await objects.put(bucket, 'twice', anObject(10, 1));
      await objects.put(bucket, 'twice', anObject(5, 2, 'image/png'));
      expect(await objects.get(bucket, 'twice')).toMatchObject({ contentType: 'image/png' });
      expect((await objects.get(bucket, 'twice'))?.bytes.length).toBe(5);
    });

    test('a deleted object is gone and its neighbours stay', async () => {
      await objects.put(bucket, 'near', anObject(1, 1));
      await objects.put(bucket, 'near/by', anObject(1, 2));
      await objects.delete(bucket, 'near');
      expect(await objects.get(bucket, 'near')).toBeUndefined();
      expect([...((await objects.get(bucket, 'near/by'))?.bytes ?? [])]).toEqual([2]);
    });

    test('buckets are apart and making one again keeps what is in it', async () => {
      const other = freshName('contract');
      await objects.ensure([other]);
      await objects.put(bucket, 'same', anObject(1, 1));
      await objects.put(other, 'same', anObject(1, 2));
      await objects.ensure([bucket, other]);
      expect([...((await objects.get(bucket, 'same'))?.bytes ?? [])]).toEqual([1]);
    });

    test('the buckets that are not there are named in order', async () => {
      const [first, second] = [freshName('contract'), freshName('contract')];
      expect(await objects.missing([second, bucket, first])).toEqual([second, first]);
      await objects.ensure([first]);
      expect(await objects.missing([second, bucket, first])).toEqual([second]);
      expect(await objects.missing([])).toEqual([]);
    });

    test('a store that answers says so', async () => {
      await expect(objects.ping()).resolves.toBeUndefined();
    });

    test('an empty object and one of 3 MB are kept', async () => {
      await objects.put(bucket, 'empty', anObject(0, 0));
      await objects.put(bucket, 'large', anObject(3_000_000, 7));
      expect((await objects.get(bucket, 'empty'))?.bytes.length).toBe(0);
      const large = await objects.get(bucket, 'large');
      expect(large?.bytes.length).toBe(3_000_000);
      expect(large?.bytes.every((byte) => byte === 7)).toBe(true);
    });

    test('while writers replace an object every reader sees one of them whole', async () => {
      const size = 50_000;
      await objects.put(bucket, 'raced', anObject(size, 0));
      const reads = Array.from({ length: 20 }, () => objects.get(bucket, 'raced'));
      const writes = Array.from({ length: 10 }, (_, at) =>
        objects.put(bucket, 'raced', anObject(size, at + 1)),
      );
      await Promise.all(writes);
      for (const found of [...(await Promise.all(reads)), await objects.get(bucket, 'raced')]) {
        expect(found?.bytes.length).toBe(size);
        expect(new Set(found?.bytes).size).toBe(1);
      }
    });

    test('what was put is there after the store is opened again', async ({ skip }) => {
      if (!harness.reopen) return skip();
      await objects.put(bucket, 'kept', anObject(3, 3));
      objects = await harness.reopen();
      await objects.ensure([bucket]);
      expect((await objects.get(bucket, 'kept'))?.bytes.length).toBe(3);
    });
  });
}
