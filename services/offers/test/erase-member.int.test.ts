import { fromBinary } from '@bufbuild/protobuf';
import { draftEvent } from '@kindred/chassis/events/event';
import { anImage } from '@kindred/chassis/testing/images';
import { events, topics } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import type { OfferDocument } from '../src/store/offers.store.ts';
import { createImagesBed, createWithImage, updateWithImage } from './_forms.ts';

const MINUTE_MS = 60_000;

async function aBed() {
  const bed = await createImagesBed();
  const deleted = async (id: string, version: number) => {
    await bed.deliver(draftEvent(events.userDeleted, id, { userId: id, deletedAt: 1n }), id, version);
    for (let turn = 0; turn < 3; turn += 1) await bed.settle();
  };
  const answers = async () =>
    (await bed.published(topics.user))
      .filter(({ headers }) => headers.ce_type === 'user.erased')
      .map(({ value }) => fromBinary(events.userErased.schema, value));
  const everything = async () => {
    const names = ['offers', 'applications', 'cards', 'uploads', 'erasures'];
    const all = await Promise.all(
      names.map((name) => bed.effects.documents.collection(name).find({}, { limit: 500 })),
    );
    return JSON.stringify(all.flat().map((document) => ({ ...document, outbox: 0, claim: 0 })));
  };
  const applicantsOf = async (caller: Parameters<typeof bed.get>[1], id: string) => {
    const { applicants, applicantsCount } = (await bed.get(`/offers/find/${id}`, caller)).body.offer;
    return [applicants.map(({ _id }: { _id: string }) => _id), applicantsCount];
  };
  return { ...bed, deleted, answers, everything, applicantsOf };
}

const canary = {
  title: 'Canary wall',
  description: 'A canary sings',
  location: 'Canary Wharf',
  skillsRequired: 'canary',
};

test('the offers of a deleted member are taken back and blank, their image goes, and that is answered', async () => {
  const bed = await aBed();
  const [clara, mira] = [await bed.entrepreneur('Canary'), await bed.artist()];
  const shown: string = (await createWithImage(bed, clara, await anImage(), canary)).body.offer._id;
  await updateWithImage(bed, clara, shown, await anImage({ width: 70, height: 50 }));
  expect(bed.names.size).toBe(6);
  const old = await bed.made(clara, canary);
  await bed.remove(clara, old);
  const offers = bed.effects.documents.collection<OfferDocument>('offers');
  const takenBackAt = (await offers.findOne({ _id: old }))?.deletedAt;
  bed.move(MINUTE_MS);
  await bed.create(clara, canary, { 'idempotency-key': 'canary-key' });
  await bed.apply(mira, shown);
  await bed.deleted(clara.id, 9);
  expect(await bed.everything()).not.toMatch(/canary/i);
  expect((await bed.get('/offers')).body.offers).toEqual([]);
  expect((await bed.get(`/offers?applicantId=${mira.id}`, mira)).body.offers).toEqual([]);
  expect((await bed.get(`/offers/find/${shown}`, mira)).status).toBe(404);
  expect(await bed.told(shown)).toEqual(['offer.created', 'offer.updated', 'offer.applied', 'offer.deleted']);
  expect(await bed.told(old)).toEqual(['offer.created', 'offer.deleted']);
  expect((await offers.findOne({ _id: old }))?.deletedAt).toBe(takenBackAt);
  const [last] = (await bed.published(topics.offer)).filter(
    ({ headers, key }) => headers.ce_type === 'offer.deleted' && key === shown,
  );
  const told = fromBinary(events.offerDeleted.schema, last?.value ?? new Uint8Array());
  expect(told).toMatchObject({ offerId: shown, createdBy: clara.id, title: 'Canary wall' });
  expect(bed.names.size).toBe(0);
  expect(await bed.answers()).toMatchObject([{ userId: clara.id, service: 'offers' }]);
});

test('the applications of a deleted member are withdrawn, and the counts are right', async () => {
  const bed = await aBed();
  const [clara, mira, joe] = [await bed.entrepreneur(), await bed.artist('Canary'), await bed.artist('Joe')];
  const [first, second] = [await bed.made(clara), await bed.made(clara)];
  await bed.apply(mira, first);
  await bed.apply(joe, first);
  await bed.apply(mira, second);
  await bed.deleted(mira.id, 9);
  expect(await bed.everything()).not.toMatch(/canary/i);
  expect(await bed.applicantsOf(clara, first)).toEqual([[joe.id], 1]);
  expect(await bed.applicantsOf(joe, first)).toEqual([[joe.id], 1]);
  expect(await bed.applicantsOf(clara, second)).toEqual([[], 0]);
  const zoe = await bed.artist('Zoe');
  await bed.apply(zoe, second);
  await bed.settle();
  expect(await bed.applicantsOf(clara, second)).toEqual([[zoe.id], 1]);
  expect((await bed.told(second)).at(-2)).toBe('application.withdrawn');
});

test('the same or an older word changes nothing, nor does a withdrawal that comes twice', async () => {
  const bed = await aBed();
  const [clara, mira] = [await bed.entrepreneur(), await bed.artist()];
  const id = await bed.made(clara);
  await bed.apply(mira, id);
  await bed.deleted(mira.id, 9);
  const before = await bed.everything();
  await bed.deleted(mira.id, 9);
  await bed.deleted(mira.id, 8);
  const again = draftEvent(events.applicationWithdrawn, id, {
    offerId: id,
    createdBy: clara.id,
    applicantId: mira.id,
  });
  await bed.deliver(again, `${id}:${mira.id}`, 2);
  await bed.settle();
  expect(await bed.everything()).toBe(before);
  expect(await bed.answers()).toHaveLength(1);
});

test('a newer word finds nothing left to erase', async () => {
  const bed = await aBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  await bed.deleted(clara.id, 9);
  const blank = await bed.stored.findOne({ _id: id });
  await bed.deleted(clara.id, 10);
  expect(await bed.answers()).toHaveLength(2);
  expect(await bed.stored.findOne({ _id: id })).toEqual(blank);
});

test('a card that arrives late stays blank, and what was made meanwhile goes with the second look', async () => {
  const bed = await aBed();
  const clara = await bed.entrepreneur();
  await bed.deleted(clara.id, 9);
  await bed.profile(clara.id, { firstname: 'Canary' }, 99);
  expect(await bed.everything()).not.toMatch(/canary/i);
  expect((await bed.create(clara, canary)).status).toBe(503);
  const { title, ...rest } = canary;
  const made = await bed.made(await bed.entrepreneur('Noor'), { title });
  await bed.stored.updateOne({ _id: made }, { $set: { createdBy: clara.id } });
  expect(rest).not.toHaveProperty('title');
  bed.move(MINUTE_MS);
  await bed.offers.flush();
  expect(await bed.everything()).not.toMatch(/canary/i);
});

test('more offers and applications than one page go', async () => {
  const bed = await aBed();
  const [clara, mira] = [await bed.entrepreneur(), await bed.artist()];
  for (let n = 0; n < 105; n += 1) await bed.apply(mira, await bed.made(clara));
  await bed.deleted(mira.id, 9);
  expect(await bed.applications.countUpTo({ withdrawnAt: { $gt: 0 } }, 200)).toBe(105);
  await bed.deleted(clara.id, 9);
  expect(await bed.stored.countUpTo({ createdBy: clara.id, title: '' }, 200)).toBe(105);
});
