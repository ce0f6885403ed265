import { fromBinary } from '@bufbuild/protobuf';
import { draftEvent } from '@kindred/chassis/events/event';
import { events, topics } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { commentsOf, createRatingsBed } from './ratings-bed.ts';

async function aBed() {
  const bed = await createRatingsBed();
  const deleted = async (id: string, version: number) => {
    await bed.deliver(draftEvent(events.userDeleted, id, { userId: id, deletedAt: 1n }), id, version);
    for (let turn = 0; turn < 2; turn += 1) await bed.settle();
  };
  const answers = async () =>
    (await bed.published(topics.user))
      .filter(({ headers }) => headers.ce_type === 'user.erased')
      .map(({ value }) => fromBinary(events.userErased.schema, value));
  const everything = async () => {
    const all = await Promise.all(
      ['ratings', 'cards', 'erasures'].map((name) =>
        bed.effects.documents.collection(name).find({}, { limit: 500 }),
      ),
    );
    return JSON.stringify(all.flat().map((document) => ({ ...document, outbox: 0, claim: 0 })));
  };
  const [canary, noor, zoe] = [await bed.join({ firstname: 'Canary' }), await bed.join(), await bed.join()];
  return { ...bed, deleted, answers, everything, canary, noor, zoe };
}

test('ratings by and about a deleted member are taken back, others stay, and that is answered', async () => {
  const bed = await aBed();
  const { canary, noor, zoe } = bed;
  await bed.rate(canary, noor, 5, 'canary sang', 'canary-key');
  await bed.rate(zoe, canary, 4, 'a fine canary');
  await bed.rate(zoe, noor, 3, 'Came early.');
  await bed.deleted(canary.id, 9);
  expect(await bed.everything()).not.toMatch(/canary/i);
  expect(commentsOf(await bed.listOf(noor))).toEqual(['Came early.']);
  expect(commentsOf(await bed.get('/ratings/get-best-ratings'))).toEqual(['Came early.']);
  expect((await bed.listOf(canary)).status).toBe(404);
  const removed = (await bed.told()).filter(({ type }) => type === 'rating.removed');
  expect(removed.map(({ key, version }) => [key, version])).toEqual([
    [noor.id, 2],
    [canary.id, 2],
  ]);
  expect(await bed.answers()).toMatchObject([{ userId: canary.id, service: 'ratings' }]);
});

test('the same or an older word changes nothing, and neither does a card that arrives late', async () => {
  const bed = await aBed();
  await bed.rate(bed.canary, bed.noor, 5, 'canary sang');
  await bed.deleted(bed.canary.id, 9);
  const before = await bed.everything();
  await bed.deleted(bed.canary.id, 9);
  await bed.deleted(bed.canary.id, 8);
  await bed.profile(bed.canary.id, { firstname: 'Canary' }, 99);
  expect(await bed.everything()).toBe(before);
  expect(await bed.answers()).toHaveLength(1);
  expect((await bed.rate(bed.canary, bed.zoe, 5, 'canary sang')).status).toBe(503);
});

test('a rating that was written meanwhile goes with the second look', async () => {
  const bed = await aBed();
  await bed.deleted(bed.canary.id, 9);
  await bed.rate(bed.zoe, bed.noor, 3, 'a late canary');
  await bed.stored.updateOne({}, { $set: { raterId: bed.canary.id } });
  for (let n = 0; n < 60; n += 1) await bed.rate(bed.zoe, bed.noor, 3 + (n % 2), 'Came early.');
  await bed.ratings.flush();
  expect(await bed.stored.countUpTo({ raterId: bed.canary.id, isRemoved: false }, 1)).toBe(0);
});

test('more ratings than one page go, those received and those given', async () => {
  const bed = await aBed();
  await bed.rate(bed.zoe, bed.canary, 4, 'a fine canary');
  const one = await bed.stored.findOne({});
  if (!one) throw new Error('no rating');
  const { outbox: _, claim: __, ...like } = one;
  const between = (raterId: string, ratedUserId: string, n: number) =>
    bed.stored.insertOne({
      ...like,
      _id: `${raterId}:${ratedUserId}`,
      raterId,
      ratedUserId,
      latestOrder: `${n}`,
    });
  for (let n = 0; n < 130; n += 1) {
    const other = n.toString(16).padStart(24, '0');
    await between(other, bed.canary.id, n);
    await between(bed.canary.id, other, n);
  }
  await bed.deleted(bed.canary.id, 9);
  expect(await bed.stored.countUpTo({ isRemoved: true, comment: '' }, 500)).toBe(261);
});
