import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedObjects } from '../../src/embedded/objects.ts';
import { aDataFolder } from './_data-folder.ts';

async function aStore() {
  const folder = aDataFolder();
  onTestFinished(folder.remove);
  const objects = createEmbeddedObjects({ path: folder.path });
  await objects.ensure(['images']);
  return { objects, folder };
}

const object = { contentType: 'image/webp', bytes: Uint8Array.of(1) };

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '..',
  '../a',
  'a/../b',
  '.hidden',
  'a/.b',
  'a\\b',
  'a\0',
  'ä',
  'a%b',
  'x'.repeat(201),
])('the name %j is refused everywhere', async (name) => {
  const { objects } = await aStore();
  await expect(objects.put('images', name, object)).rejects.toThrow(TypeError);
  await expect(objects.get('images', name)).rejects.toThrow(TypeError);
  await expect(objects.delete('images', name)).rejects.toThrow(TypeError);
});

test.each(['..', 'a/b', 'A', '', '.tmp'])('the bucket %j is refused', async (bucket) => {
  const { objects } = await aStore();
  await expect(objects.ensure([bucket])).rejects.toThrow(TypeError);
  await expect(objects.put(bucket, 'a', object)).rejects.toThrow(TypeError);
});

test('a content type cannot carry a line end', async () => {
  const { objects } = await aStore();
  await expect(objects.put('images', 'a', { ...object, contentType: 'image/webp\nx' })).rejects.toThrow(
    TypeError,
  );
});

test('what a crash left half-written is swept at the next start', async () => {
  const { objects, folder } = await aStore();
  writeFileSync(join(folder.path, 'images', '.tmp-1'), 'half');
  await objects.ensure(['images']);
  await objects.put('images', 'a/b', object);
  expect(readdirSync(join(folder.path, 'images'))).toEqual(['a%b']);
});
