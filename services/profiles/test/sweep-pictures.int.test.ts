import { anImage } from '@kindred/chassis/testing/images';
import { expect, test } from 'vitest';
import { createPicturesStore } from '../src/store/pictures.store.ts';
import { createUploadsStore } from '../src/store/uploads.store.ts';
import { createPicturesBed, getFile, uploadBackground, uploadImage } from './_pictures.ts';
import { HOUR_MS } from './profiles-bed.ts';

const MINUTE_MS = 60_000;

async function aBed() {
  const bed = await createPicturesBed();
  const uploads = createUploadsStore(bed.effects.documents);
  return {
    ...bed,
    uploads,
    waiting: async () => (await uploads.findDue(Number.MAX_SAFE_INTEGER, 100)).length,
  };
}

const filesOf = (...paths: string[]): string[] =>
  paths
    .flatMap((path) => [160, 640, 1600].map((size) => path.replace(/.*\//, '').replace(/-\d+/, `-${size}`)))
    .sort();

test('a replaced picture goes half an hour later, what is shown stays', async () => {
  const bed = await aBed();
  const mira = await bed.join();
  const old: string = (await uploadImage(bed, mira, await anImage())).body.user.profileImage;
  const banner: string = (await uploadBackground(bed, mira, await anImage())).body.user.profileBackground;
  const shown: string = (await uploadImage(bed, mira, await anImage({ colour: 'red' }))).body.user
    .profileImage;
  bed.move(29 * MINUTE_MS);
  await bed.sweep();
  expect([...bed.objects.names].sort()).toEqual(filesOf(old, banner, shown));
  bed.move(MINUTE_MS);
  await bed.sweep();
  expect([...bed.objects.names].sort()).toEqual(filesOf(banner, shown));
  expect((await getFile(bed, old)).status).toBe(404);
  expect((await getFile(bed, shown)).status).toBe(200);
  expect(await bed.waiting()).toBe(0);
});

test('what an upload stored before its process died goes too', async () => {
  const bed = await aBed();
  const mira = await bed.join();
  const shown: string = (await uploadImage(bed, mira, await anImage())).body.user.profileImage;
  const lost = 'f'.repeat(32);
  await bed.uploads.note({ _id: lost, userId: mira.id, names: [lost], checkAt: bed.effects.clock.now() });
  await createPicturesStore(bed.objects.port).put(lost, [{ size: 160, bytes: new Uint8Array(3) }]);
  await bed.sweep();
  expect([...bed.objects.names].sort()).toEqual(filesOf(shown));
});

test('an upload that failed half way leaves nothing for long', async () => {
  const bed = await aBed();
  const mira = await bed.join();
  bed.objects.takeAway();
  expect((await uploadImage(bed, mira, await anImage())).status).toBe(503);
  bed.move(HOUR_MS);
  await expect(bed.sweep()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await bed.waiting()).toBe(1);
  bed.objects.giveBack();
  await bed.sweep();
  expect([bed.objects.names.size, await bed.waiting()]).toEqual([0, 0]);
});

test('the pictures of a member who is gone go', async () => {
  const bed = await aBed();
  const mira = await bed.join();
  await uploadImage(bed, mira, await anImage());
  await bed.members.deleteOne({ _id: mira.id });
  bed.move(HOUR_MS);
  await Promise.all([bed.sweep(), bed.sweep()]);
  expect(bed.objects.names.size).toBe(0);
});
