import { create, fromBinary } from '@bufbuild/protobuf';
import { draftEvent } from '@kindred/chassis/events/event';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { anImage } from '@kindred/chassis/testing/images';
import { events, topics } from '@kindred/proto/catalog';
import { OfferCardSchema, OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import { expect, test } from 'vitest';
import { createPicturesBed, uploadBackground, uploadImage, uploadPortfolioImage } from './_pictures.ts';
import type { Member } from './profiles-bed.ts';

async function aBed() {
  const bed = await createPicturesBed();
  const { documents } = bed.effects;
  const deleted = async (id: string, version: number) => {
    await bed.deliver(draftEvent(events.userDeleted, id, { userId: id, deletedAt: 1n }), id, version);
    await bed.settle();
    await bed.settle();
  };
  const answers = async () =>
    (await bed.published(topics.user))
      .filter(({ headers }) => headers.ce_type === 'user.erased')
      .map(({ value }) => fromBinary(events.userErased.schema, value));
  const everything = async () => {
    const names = ['members', 'connections', 'favourites', 'offers', 'uploads', 'erasures'];
    const all = await Promise.all(names.map((name) => documents.collection(name).find({}, { limit: 500 })));
    return JSON.stringify(all.flat().map((document) => ({ ...document, outbox: 0 })));
  };
  const ask = (from: Member, to: Member) =>
    bed.post('/users/send-connection-request', from, { senderId: from.id, receiverId: to.id });
  const accept = (by: Member, from: Member) =>
    bed.post('/users/accept-connection-request', by, { receiverId: by.id, senderId: from.id });
  const offerOf = async (createdBy: string) => {
    const offerId = bed.effects.ids.next();
    const card = { offerId, createdBy, title: 'Petrol wall', category: 'Music' };
    const offer = create(OfferCardSchema, { ...card, type: OfferType.OFFER, status: OfferStatus.OPEN });
    await bed.deliver(draftEvent(events.offerCreated, offerId, { offer }), offerId, 1);
    await bed.settle();
    return offerId;
  };
  return { ...bed, deleted, answers, everything, ask, accept, offerOf };
}

async function aFullLife() {
  const bed = await aBed();
  const [mira, noor, clara, zoe] = [await bed.join(), await bed.join(), await bed.join(), await bed.join()];
  await bed.edit(mira, { firstname: 'Canary', title: 'canary', about: '<p>canary</p>' });
  await bed.post(`/profile/interests/${mira.id}`, mira, { interest: 'canary' });
  await uploadImage(bed, mira, await anImage());
  await uploadBackground(bed, mira, await anImage());
  await uploadPortfolioImage(bed, mira, await anImage());
  const kept = await bed.offerOf(noor.id);
  await bed.post(`/users/add-fav-offer/${kept}`, mira, { favourite: true });
  await bed.ask(mira, noor);
  await bed.accept(noor, mira);
  await bed.ask(mira, clara);
  await bed.ask(zoe, mira);
  return { ...bed, mira, noor, clara, zoe, kept };
}

test('what others have with each other, and their pictures, stay as they are', async () => {
  const bed = await aFullLife();
  const { ask, accept, clara, deleted, get, kept, mira, noor, objects, post, zoe } = bed;
  const before = new Set(objects.names);
  await uploadImage(bed, noor, await anImage());
  const ofNoor = [...objects.names].filter((name) => !before.has(name));
  await post(`/users/add-fav-offer/${kept}`, clara, { favourite: true });
  await ask(clara, noor);
  await accept(noor, clara);
  await ask(zoe, noor);
  await deleted(mira.id, 9);
  expect([...objects.names]).toEqual(ofNoor);
  const { user } = (await get('/users/loggeduser', noor)).body;
  const idsOf = (cards: { _id: string }[]) => cards.map(({ _id }) => _id);
  expect([idsOf(user.connections), idsOf(user.pendingRequests)]).toEqual([[clara.id], [zoe.id]]);
  expect(idsOf((await get('/users/loggeduser', clara)).body.user.favOffers)).toEqual([kept]);
});

test('everything a deleted member wrote, showed, kept and had with others is gone, and that is answered', async () => {
  const bed = await aFullLife();
  const { answers, clara, deleted, everything, get, mira, noor, objects, told, zoe } = bed;
  expect(await everything()).toContain('canary');
  await uploadImage(bed, mira, await anImage({ width: 70, height: 50 }));
  expect(objects.names.size).toBe(12);
  await deleted(mira.id, 9);
  expect(await everything()).not.toMatch(/canary/i);
  expect(objects.names.size).toBe(0);
  expect((await get(`/users/single-user/${mira.id}`)).status).toBe(404);
  for (const other of [noor, clara, zoe]) {
    const { user } = (await get('/users/loggeduser', other)).body;
    expect([user.connections, user.pendingRequests, user.sentRequests]).toEqual([[], [], []]);
  }
  const others = [noor.id, clara.id, zoe.id];
  const ends = await Promise.all(
    others.map(async (id) => (await told('connection', [mira.id, id].sort().join(':'))).at(-1)),
  );
  expect(ends).toEqual(['connection.removed', 'connection.cancelled', 'connection.rejected']);
  const removals = (await bed.published(topics.connection))
    .filter(({ headers }) => headers.ce_type === 'connection.removed')
    .map(({ value }) => fromBinary(events.connectionRemoved.schema, value));
  expect(removals).toMatchObject([{ removerId: mira.id, otherId: noor.id }]);
  expect((await told('profile', mira.id)).at(-1)).toBe('profile.updated');
  expect(await answers()).toMatchObject([{ userId: mira.id, service: 'profiles' }]);
});

test('the same or an older word changes nothing, a newer one is answered again', async () => {
  const { answers, deleted, effects, everything, mira } = await aFullLife();
  await deleted(mira.id, 9);
  const before = await everything();
  await deleted(mira.id, 9);
  await deleted(mira.id, 8);
  expect(await everything()).toBe(before);
  expect(await answers()).toHaveLength(1);
  await deleted(mira.id, 10);
  expect(await answers()).toHaveLength(2);
  const erasures = effects.documents.collection<TaskDocument>('erasures');
  expect(await erasures.findOne({ _id: mira.id })).toMatchObject({ askedVersion: 10, isTold: true });
});

test('what arrives late brings nobody back, and what was written meanwhile goes with the second look', async () => {
  const { deleted, everything, members, mira, move, profiles, registered, settle, verified } =
    await aFullLife();
  await deleted(mira.id, 9);
  await registered(mira.id, { categories: ['Dance'] }, 11);
  await verified(mira.id, 12);
  await settle();
  expect(await everything()).not.toContain('Dance');
  await members.updateOne({ _id: mira.id }, { $set: { title: 'canary' } });
  move(60_000);
  await profiles.flush();
  expect(await everything()).not.toContain('canary');
});

test('more people than one page are let go', async () => {
  const { connections, deleted, effects, join } = await aBed();
  const mira = await join();
  for (let n = 0; n < 130; n += 1) {
    const other = effects.ids.next();
    const members = [mira.id, other].sort();
    await connections.insertOne({
      _id: members.join(':'),
      members,
      version: 1,
      state: n % 2 === 0 ? 'connected' : 'pending',
      requesterId: other,
      receiverId: mira.id,
      changedAt: 1,
      order: `${n}`,
    });
  }
  await deleted(mira.id, 9);
  expect(await connections.countUpTo({ members: mira.id, state: 'none' }, 200)).toBe(130);
});

test('a favourite that is taken back leaves no word of it', async () => {
  const { deliver, effects, offerOf, settle } = await aBed();
  const offerId = await offerOf('f'.repeat(24));
  await deliver(draftEvent(events.offerDeleted, offerId, { offerId, title: 'Petrol wall' }), offerId, 2);
  await settle();
  expect(await effects.documents.collection('offers').findOne({ _id: offerId })).toEqual({
    _id: offerId,
    sourceVersion: 2,
    isDeleted: true,
  });
});
