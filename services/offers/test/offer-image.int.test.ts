import { fromBinary } from '@bufbuild/protobuf';
import { anImage, aPhoto, lookAt } from '@kindred/chassis/testing/images';
import { topics } from '@kindred/proto/catalog';
import { OfferCreatedSchema } from '@kindred/proto/offers/v1';
import { expect, test } from 'vitest';
import { createImagesBed, createWithImage, getFile, updateWithImage } from './_forms.ts';
import { HOUR_MS } from './offers-bed.ts';

test('an offer made by a form has its image in every size, for everybody and for good', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const form = { salary: '1200', skillsRequired: 'oil, ink', createdBy: clara.id };
  const { status, body } = await createWithImage(
    bed,
    clara,
    await anImage({ width: 900, height: 450 }),
    form,
  );
  expect([status, body.offer.salary, body.offer.skillsRequired]).toEqual([201, 1200, ['oil', 'ink']]);
  const path: string = body.offer.postImage;
  expect(path).toMatch(/^\/media\/offers\/[0-9a-f]{32}-640\.webp$/);
  for (const [size, width] of [
    [160, 160],
    [640, 640],
    [1600, 900],
  ]) {
    const file = await getFile(bed, path.replace('640', String(size)));
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect((await lookAt(file.bytes)).width).toBe(width);
  }
  const { headers } = await getFile(bed, path);
  expect((await getFile(bed, path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  const [message] = await bed.published(topics.offer);
  expect(fromBinary(OfferCreatedSchema, message?.value ?? new Uint8Array()).offer?.postImage).toBe(path);
});

test('a form without a file, and one with an empty text for it, have no image', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const answers = [
    await createWithImage(bed, clara),
    await createWithImage(bed, clara, new Uint8Array()),
    await createWithImage(bed, clara, undefined, {
      postImage: '',
      salary: '',
      location: '',
      skillsRequired: '',
    }),
  ];
  expect(answers.map(({ status, body }) => [status, body.offer.postImage, body.offer.salary])).toEqual(
    answers.map(() => [201, null, null]),
  );
});

test('changes count as uploads when they carry an image, and only then', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  for (let n = 0; n < 31; n += 1)
    expect((await bed.update(clara, id, { title: `Number ${n}` })).status).toBe(200);
  const image = await anImage();
  for (let n = 0; n < 30; n += 1) expect((await updateWithImage(bed, clara, id, image)).status).toBe(200);
  const beyond = await updateWithImage(bed, clara, id, image, { title: 'Beyond' });
  expect(beyond.status).toBe(429);
  expect((await bed.update(clara, id, { status: 'closed' })).body.updatedPost.title).toBe('Number 30');
});

test('a photo lying on its side stands upright and tells nothing of where it was taken', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const { body } = await createWithImage(bed, clara, await aPhoto());
  const { bytes } = await getFile(bed, body.offer.postImage);
  const { width, height, chunks } = await lookAt(bytes);
  expect([width < height, chunks.filter((name) => /EXIF|XMP|ICCP/.test(name))]).toEqual([true, []]);
});

test('an image is replaced, kept when it comes again, and taken away; what is left goes with the sweep', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const [red, blue] = [await anImage({ colour: 'red' }), await anImage({ colour: 'blue' })];
  const made = (await createWithImage(bed, clara, red)).body.offer;
  const same = (await updateWithImage(bed, clara, made._id, red)).body.updatedPost;
  expect(same).toEqual(made);
  const kept = (await updateWithImage(bed, clara, made._id, undefined, { title: 'New' })).body.updatedPost;
  expect(kept.postImage).toBe(made.postImage);
  const other = (await updateWithImage(bed, clara, made._id, blue)).body.updatedPost;
  expect(other.postImage).not.toBe(made.postImage);
  bed.move(HOUR_MS);
  await bed.sweep();
  expect([(await getFile(bed, made.postImage)).status, (await getFile(bed, other.postImage)).status]).toEqual(
    [404, 200],
  );
  const without = await bed.update(clara, made._id, { postImage: null });
  expect(without.body.updatedPost.postImage).toBeNull();
  bed.move(HOUR_MS);
  await bed.sweep();
  expect([...bed.names]).toEqual([]);
});

test('the image of an offer taken back goes, and so does what a failed upload left', async () => {
  const bed = await createImagesBed();
  const clara = await bed.entrepreneur();
  const { body } = await createWithImage(bed, clara, await anImage());
  await bed.remove(clara, body.offer._id);
  bed.takeAway();
  expect((await createWithImage(bed, clara, await anImage())).status).toBe(503);
  expect((await bed.get('/offers')).body.offers).toEqual([]);
  bed.giveBack();
  bed.move(HOUR_MS);
  await bed.sweep();
  expect([...bed.names]).toEqual([]);
});

test('what is no image makes no offer and stores nothing', async () => {
  const bed = await createImagesBed();
  const [clara, mira] = [await bed.entrepreneur(), await bed.artist()];
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const answers = [
    await createWithImage(bed, clara, svg),
    await createWithImage(bed, clara, (await anImage()).subarray(0, 40)),
    await createWithImage(bed, mira, await anImage()),
    await createWithImage(bed, clara, undefined, { postImage: 'https://example.com/x.png' }),
    await createWithImage(bed, clara, Buffer.alloc(9 * 1024 * 1024)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 422, 403, 400, 413]);
  expect([(await bed.get('/offers')).body.offers, [...bed.names]]).toEqual([[], []]);
  for (const file of ['x.webp', '..%2f..%2fdocuments.sqlite', `${'0'.repeat(32)}-640.webp`])
    expect((await getFile(bed, `/media/offers/${file}`)).status).toBe(404);
});
