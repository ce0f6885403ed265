import { anImage } from '@kindred/chassis/testing/images';
import { expect, test } from 'vitest';
import { createFilesStore } from '../src/store/files.store.ts';
import { createMessagesStore } from '../src/store/messages.store.ts';
import { createUploadsStore } from '../src/store/uploads.store.ts';
import { createSweepFiles } from '../src/usecases/sweep-files.ts';
import { aPdf, createFilesBed, getFile, sendFile } from './_attachments.ts';

const HALF_HOUR_MS = 30 * 60_000;

async function aBed() {
  const bed = await createFilesBed();
  const { clock, documents } = bed.effects;
  const uploads = createUploadsStore(documents);
  const messages = createMessagesStore(documents, clock, () => {});
  return {
    ...bed,
    uploads,
    sweep: createSweepFiles(messages, createFilesStore(bed.objects.port), uploads, clock),
    waiting: async () => (await uploads.findDue(Number.MAX_SAFE_INTEGER, 1_000)).length,
  };
}

test('files of messages stay, those of uploads without a message go half an hour later', async () => {
  const bed = await aBed();
  const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { bytes: aPdf(), key: 'k' });
  const lost = 'f'.repeat(32);
  const files = [`${lost}-640.webp`, `${lost}-1600.webp`];
  const checkAt = bed.effects.clock.now() + HALF_HOUR_MS;
  await bed.uploads.note({ _id: lost, messageId: '0'.repeat(24), files, checkAt });
  await createFilesStore(bed.objects.port).put(
    files.map((name) => ({ name, contentType: 'image/webp', bytes: new Uint8Array(3) })),
  );
  await bed.sweep();
  expect([bed.objects.names.size, await bed.waiting()]).toEqual([3, 2]);
  bed.move(HALF_HOUR_MS);
  await Promise.all([bed.sweep(), bed.sweep()]);
  expect([bed.objects.names.size, await bed.waiting()]).toEqual([1, 0]);
  const [again] = (await bed.read(bed.mira, bed.clara)).body;
  expect(again._id).toBe(sent._id);
  expect((await getFile(bed, again.file)).status).toBe(200);
});

test('the copy two retries stored at once goes', async () => {
  const bed = await aBed();
  const wish = { bytes: aPdf(), key: 'k' };
  const [one] = await Promise.all([1, 2].map(() => sendFile(bed, bed.mira, bed.clara, wish)));
  bed.move(HALF_HOUR_MS);
  await bed.sweep();
  expect(bed.objects.names.size).toBe(1);
  const [message] = (await bed.read(bed.mira, bed.clara)).body;
  expect([message._id, (await getFile(bed, message.file)).status]).toEqual([one?.body._id, 200]);
});

test('the file of a message that was deleted while the objects were gone goes when they are back', async () => {
  const bed = await aBed();
  const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { bytes: await anImage() });
  bed.objects.takeAway();
  await bed.delete(bed.mira, sent._id);
  bed.move(60_000);
  await expect(bed.sweep()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await bed.waiting()).toBe(1);
  bed.objects.giveBack();
  await bed.sweep();
  expect([bed.objects.names.size, await bed.waiting()]).toEqual([0, 0]);
});

test('a deletion that never came to its end costs nobody a file', async () => {
  const bed = await aBed();
  const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { bytes: aPdf() });
  const [file = ''] = [...bed.objects.names];
  await bed.uploads.note({
    _id: file.slice(0, 32),
    messageId: sent._id,
    files: [file],
    checkAt: bed.effects.clock.now(),
  });
  await bed.sweep();
  expect((await getFile(bed, sent.file)).status).toBe(200);
});
