import { anImage, aPhoto, lookAt, SECRET } from '@kindred/chassis/testing/images';
import { expect, test } from 'vitest';
import { createPicturesBed, formOf, getFile, putPicture, uploadPortfolioImage } from './_pictures.ts';
import { HOUR_MS, type Member } from './profiles-bed.ts';

type PicturesBed = Awaited<ReturnType<typeof createPicturesBed>>;

const answerOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }): string =>
  body.errors ? `${status} ${body.errors[0]?.code}` : String(status);
const imageOf = (n: number) => anImage({ width: 9 + n, height: 9 });
const portfolioOf = async (bed: PicturesBed, { id }: Member): Promise<{ _id: string; path: string }[]> =>
  (await bed.get(`/users/single-user/${id}`)).body.user.portfolioImages;
const remove = (bed: PicturesBed, owner: Member, imageId: string) =>
  bed.delete(`/users/delete-port-img/${owner.id}`, owner, { imageId });

/** Everything noted so far is looked after, so what goes later goes by a note of its own. */
const sweepLater = async (bed: PicturesBed): Promise<void> => {
  bed.move(HOUR_MS);
  await bed.sweep();
};

/** A member with this many small images. */
async function aPortfolio(count: number) {
  const bed = await createPicturesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  for (let n = 0; n < count; n += 1) await uploadPortfolioImage(bed, mira, await imageOf(n));
  return { bed, mira, ids: (await portfolioOf(bed, mira)).map(({ _id }) => _id) };
}

test('the owner adds an image: everybody sees it behind the others, in every size, no card does', async () => {
  const { bed, mira } = await aPortfolio(1);
  const told = await bed.told('profile', mira.id);
  const version = (await bed.members.findOne({ _id: mira.id }))?.version ?? 0;
  const { status, body } = await uploadPortfolioImage(bed, mira, await anImage({ width: 900, height: 450 }));
  expect([status, body.success, body.user.portfolioImages.length]).toEqual([200, true, 2]);
  const [, image] = await portfolioOf(bed, mira);
  expect(image).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    path: expect.stringMatching(/^\/media\/profiles\/[0-9a-f]{32}-640\.webp$/),
  });
  for (const [size, width] of [
    [160, 160],
    [640, 640],
    [1600, 900],
  ]) {
    const file = await getFile(bed, String(image?.path).replace('640', String(size)));
    expect([file.status, (await lookAt(file.bytes)).width]).toEqual([200, width]);
  }
  expect((await bed.members.findOne({ _id: mira.id }))?.version).toBe(version + 1);
  expect(await bed.told('profile', mira.id)).toEqual(told);
});

test('a photo is kept upright and without its place', async () => {
  const { bed, mira } = await aPortfolio(0);
  await uploadPortfolioImage(bed, mira, await aPhoto());
  const [image] = await portfolioOf(bed, mira);
  const { bytes } = await getFile(bed, image?.path ?? '');
  expect(await lookAt(bytes)).toMatchObject({ width: 60, height: 90, chunks: ['VP8 '] });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain(SECRET);
});

test('the same image again, also at once, is the one that is there', async () => {
  const { bed, mira } = await aPortfolio(0);
  const bytes = await imageOf(0);
  await Promise.all([uploadPortfolioImage(bed, mira, bytes), uploadPortfolioImage(bed, mira, bytes)]);
  const before = await bed.members.findOne({ _id: mira.id });
  expect((await uploadPortfolioImage(bed, mira, bytes)).status).toBe(200);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
  expect(before?.portfolioImages).toHaveLength(1);
});

test('a key makes an upload happen once, also when the image was deleted since and after a restart', async () => {
  const { bed, mira } = await aPortfolio(0);
  const bytes = await imageOf(0);
  const { body } = await uploadPortfolioImage(bed, mira, bytes, 'k');
  await remove(bed, mira, body.user.portfolioImages[0]._id);
  await bed.restart();
  const stored = bed.objects.names.size;
  expect(answerOf(await uploadPortfolioImage(bed, mira, bytes, 'k'))).toBe('200');
  expect(answerOf(await uploadPortfolioImage(bed, mira, await imageOf(1), 'k'))).toBe(
    '422 idempotency-key-reused',
  );
  expect([await portfolioOf(bed, mira), bed.objects.names.size]).toEqual([[], stored]);
});

test('twenty-four are the most; one deleted makes room, a known one is no error', async () => {
  const { bed, mira, ids } = await aPortfolio(24);
  const stored = bed.objects.names.size;
  expect(answerOf(await uploadPortfolioImage(bed, mira, await imageOf(24)))).toBe('409 portfolio-full');
  expect(answerOf(await uploadPortfolioImage(bed, mira, await imageOf(3)))).toBe('200');
  expect([(await portfolioOf(bed, mira)).length, bed.objects.names.size]).toEqual([24, stored]);
  await remove(bed, mira, ids[0] ?? '');
  expect(answerOf(await uploadPortfolioImage(bed, mira, await imageOf(24)))).toBe('200');
});

test('two uploads at once into the last place: one is in, and the files of the other are swept', async () => {
  const { bed, mira } = await aPortfolio(23);
  const answers = await Promise.all(
    [30, 31].map(async (n) => answerOf(await uploadPortfolioImage(bed, mira, await imageOf(n)))),
  );
  expect(answers.sort()).toEqual(['200', '409 portfolio-full']);
  await sweepLater(bed);
  expect(bed.objects.names.size).toBe(24 * 3);
});

test('a deleted image is gone at once and its files with a later sweep; deleting again changes nothing', async () => {
  const { bed, mira, ids } = await aPortfolio(2);
  const [first, second] = await portfolioOf(bed, mira);
  await sweepLater(bed);
  const { status, body } = await remove(bed, mira, ids[0] ?? '');
  expect([status, body.success, body.user.portfolioImages]).toEqual([200, true, [second]]);
  const before = await bed.members.findOne({ _id: mira.id });
  expect((await remove(bed, mira, ids[0] ?? '')).status).toBe(200);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
  await sweepLater(bed);
  expect((await getFile(bed, first?.path ?? '')).status).toBe(404);
  expect((await getFile(bed, second?.path ?? '')).status).toBe(200);
  expect(bed.objects.names.size).toBe(3);
});

test('an image uploaded again right after it was deleted stays', async () => {
  const { bed, mira, ids } = await aPortfolio(1);
  await remove(bed, mira, ids[0] ?? '');
  await uploadPortfolioImage(bed, mira, await imageOf(0));
  await sweepLater(bed);
  const [image] = await portfolioOf(bed, mira);
  expect((await getFile(bed, image?.path ?? '')).status).toBe(200);
});

test('nobody touches the portfolio of another, and another’s image is not found in mine', async () => {
  const { bed, mira, ids } = await aPortfolio(1);
  const jo = await bed.join();
  const before = await bed.members.findOne({ _id: mira.id });
  const imageId = ids[0] ?? '';
  const upload = { call: 'upload-port-img' as const, id: mira.id };
  for (const bytes of [await imageOf(5), Buffer.from('<svg/>')]) {
    const body = formOf('portfolioImage', bytes);
    expect(answerOf(await putPicture(bed, jo, { ...upload, body }))).toBe('403 not-you');
  }
  expect(answerOf(await bed.delete(`/users/delete-port-img/${mira.id}`, jo, { imageId }))).toBe(
    '403 not-you',
  );
  expect(answerOf(await remove(bed, jo, imageId))).toBe('404 not-found');
  const order = { portfolioOrder: [imageId] };
  expect(answerOf(await bed.put(`/users/update/${jo.id}`, jo, order))).toBe('404 not-found');
  expect(answerOf(await bed.put(`/users/update/${mira.id}`, jo, order))).toBe('403 not-you');
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
});

test('the owner orders the images; what was deleted or came in between does no harm', async () => {
  const { bed, mira, ids } = await aPortfolio(4);
  const [a = '', b = '', c = '', d = ''] = ids;
  const order = async (...portfolioOrder: string[]) => {
    const { status } = await bed.put(`/users/update/${mira.id}`, mira, { portfolioOrder });
    return [status, ...(await portfolioOf(bed, mira)).map(({ _id }) => _id)];
  };
  expect(await order(d, b, a, c)).toEqual([200, d, b, a, c]);
  expect(await order(c)).toEqual([200, c, d, b, a]);
  await remove(bed, mira, b);
  expect(await order(a, b, c)).toEqual([200, a, c, d]);
  expect(answerOf(await bed.put(`/users/update/${mira.id}`, mira, { portfolioOrder: [a, a] }))).toBe(
    '400 repeated-items',
  );
});

test('what is no picture is refused by its bytes and changes nothing', async () => {
  const { bed, mira } = await aPortfolio(1);
  const before = await bed.members.findOne({ _id: mira.id });
  const cases: [bytes: Uint8Array, expected: string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), '415 unknown-image'],
    [Buffer.from('%PDF-1.7'), '415 unknown-image'],
    [Buffer.alloc(8 * 1024 * 1024 + 1), '413 too-large'],
    [(await anImage()).subarray(0, 60), '422 broken-image'],
    [new Uint8Array(), '400 required'],
  ];
  for (const [bytes, expected] of cases)
    expect(answerOf(await uploadPortfolioImage(bed, mira, bytes))).toBe(expected);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
});

test('with the objects gone an upload answers 503 and changes nothing, deleting works', async () => {
  const { bed, mira, ids } = await aPortfolio(1);
  const before = await bed.members.findOne({ _id: mira.id });
  bed.objects.takeAway();
  expect((await uploadPortfolioImage(bed, mira, await imageOf(7))).status).toBe(503);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
  expect((await remove(bed, mira, ids[0] ?? '')).status).toBe(200);
  bed.objects.giveBack();
  await sweepLater(bed);
  expect(bed.objects.names.size).toBe(0);
});

test('a member whose profile has not arrived yet is asked to wait', async () => {
  const bed = await createPicturesBed();
  const early = await bed.signIn(bed.effects.ids.next());
  expect(answerOf(await uploadPortfolioImage(bed, early, await imageOf(1)))).toBe('503 profile-not-ready');
  expect(answerOf(await remove(bed, early, bed.effects.ids.next()))).toBe('503 profile-not-ready');
});
