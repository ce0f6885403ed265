import { draftEvent } from '@kindred/chassis/events/event';
import { events, topics } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { favouritesOn } from './_favourites.ts';
import { createProfilesBed } from './profiles-bed.ts';

async function aBed() {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const clara = await bed.join({ firstname: 'Clara', role: 'entrepreneur' });
  return { ...bed, ...favouritesOn(bed), mira, clara };
}

test('a member keeps an offer and sees its whole card, nobody else sees that', async () => {
  const bed = await aBed();
  const id = await bed.offered(bed.clara);
  const { status, body } = await bed.mark(bed.mira, id, { userId: bed.mira.id, favourite: true });
  expect([status, body.success]).toEqual([200, true]);
  expect(body.user.favOffers).toMatchObject([
    {
      _id: id,
      title: 'Paint a wall',
      location: 'Leipzig',
      type: 'seeking',
      category: 'Painting',
      salary: 1200,
      skillsRequired: ['oil'],
      status: 'open',
      postImage: '/media/offers/x.webp',
      createdBy: { _id: bed.clara.id, address: { firstname: 'Clara' } },
      createdAt: '2023-11-14T22:13:20.000Z',
    },
  ]);
  const seen = await bed.get(`/users/single-user/${bed.mira.id}`, bed.clara);
  expect(seen.body.user).not.toHaveProperty('favOffers');
});

test('without a wish, calling again turns it around; with one, it holds', async () => {
  const bed = await aBed();
  const id = await bed.offered(bed.clara);
  const after = async (body: object): Promise<string[]> => {
    await bed.mark(bed.mira, id, body);
    return bed.kept(bed.mira);
  };
  expect([await after({}), await after({}), await after({ favourite: true })]).toEqual([[id], [], [id]]);
  expect([await after({ favourite: true }), await after({ favourite: false })]).toEqual([[id], []]);
  expect(await after({ favourite: false })).toEqual([]);
});

test('the offer marked last comes first', async () => {
  const bed = await aBed();
  const [one, two] = [await bed.offered(bed.clara), await bed.offered(bed.clara)];
  await bed.mark(bed.mira, two);
  bed.move(1_000);
  await bed.mark(bed.mira, one);
  expect(await bed.kept(bed.mira)).toEqual([one, two]);
});

test('everybody keeps their own', async () => {
  const bed = await aBed();
  const [one, two] = [await bed.offered(bed.clara), await bed.offered(bed.clara)];
  await bed.mark(bed.mira, one);
  await bed.mark(bed.clara, two);
  expect([await bed.kept(bed.mira), await bed.kept(bed.clara)]).toEqual([[one], [two]]);
});

test('favourites follow the offer and its creator', async () => {
  const bed = await aBed();
  const id = await bed.offered(bed.clara);
  await bed.mark(bed.mira, id);
  await bed.offered(bed.clara, { id, title: 'Paint two walls', version: 2, isUpdate: true });
  await bed.put(`/users/update/${bed.clara.id}`, bed.clara, { firstname: 'Clarissa' });
  const { body } = await bed.get('/users/loggeduser', bed.mira);
  expect(body.user.favOffers).toMatchObject([
    { title: 'Paint two walls', status: 'closed', createdBy: { address: { firstname: 'Clarissa' } } },
  ]);
  await bed.members.updateOne({ _id: bed.clara.id }, { $set: { isSuspended: true } });
  expect(await bed.kept(bed.mira)).toEqual([]);
  await bed.members.updateOne({ _id: bed.clara.id }, { $set: { isSuspended: false } });
  await bed.takenBack(bed.clara, id, 3);
  expect(await bed.kept(bed.mira)).toEqual([]);
});

test('older and repeated news of an offer changes nothing, and its end may come first', async () => {
  const bed = await aBed();
  const id = await bed.offered(bed.clara, { title: 'Three', version: 3 });
  await bed.mark(bed.mira, id);
  await bed.offered(bed.clara, { id, title: 'Two', version: 2, isUpdate: true });
  await bed.offered(bed.clara, { id, title: 'Three again', version: 3, isUpdate: true });
  await bed.takenBack(bed.clara, id, 1);
  const { body } = await bed.get('/users/loggeduser', bed.mira);
  expect(body.user.favOffers).toMatchObject([{ title: 'Three' }]);
  const gone = bed.effects.ids.next();
  await bed.takenBack(bed.clara, gone, 2);
  await bed.offered(bed.clara, { id: gone });
  expect((await bed.mark(bed.mira, gone)).status).toBe(404);
});

test('of an offer taken back the same is left whether its news or its end came first: nothing it said', async () => {
  const bed = await aBed();
  const [known, unknown] = [await bed.offered(bed.clara), bed.effects.ids.next()];
  for (const id of [known, unknown]) await bed.takenBack(bed.clara, id, 2);
  const copies = bed.effects.documents.collection('offers');
  const left = { sourceVersion: 2, isDeleted: true };
  expect(await copies.findOne({ _id: known })).toEqual({ _id: known, ...left });
  expect(await copies.findOne({ _id: unknown })).toEqual({ _id: unknown, ...left });
});

test('what nobody may see cannot be kept, and another member keeps for themselves', async () => {
  const bed = await aBed();
  const [shown, deleted] = [await bed.offered(bed.clara), await bed.offered(bed.clara)];
  await bed.takenBack(bed.clara, deleted, 2);
  const unverified = await bed.signIn(bed.effects.ids.next());
  await bed.registered(unverified.id, { role: 'entrepreneur' });
  await bed.settle();
  const hidden = await bed.offered(unverified);
  const answers = [
    await bed.mark(bed.mira, bed.effects.ids.next()),
    await bed.mark(bed.mira, deleted),
    await bed.mark(bed.mira, hidden),
    await bed.mark(bed.mira, shown, { userId: bed.clara.id }),
    await bed.mark(bed.mira, shown, { favourite: 'yes' }),
    await bed.mark(bed.mira, shown, { offers: [] }),
    await bed.mark(bed.mira, 'x'),
    await bed.mark({ id: '', token: 'x.y.z' }, shown),
  ];
  expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
    [404, 'not-found'],
    [404, 'not-found'],
    [404, 'not-found'],
    [403, 'not-you'],
    [400, 'wrong-type'],
    [400, 'unknown-field'],
    [400, 'invalid-format'],
    [401, 'token-invalid'],
  ]);
  expect(await bed.kept(bed.mira)).toEqual([]);
});

test('two hundred are the most, and offers taken back make room', async () => {
  const bed = await aBed();
  const favourites = bed.effects.documents.collection('favourites');
  const first = await bed.offered(bed.clara);
  const copies = bed.effects.documents.collection('offers');
  const copy = await copies.findOne({ _id: first });
  for (let n = 0; n < 200; n += 1) {
    const offerId = bed.effects.ids.next();
    await copies.insertOne({ ...copy, _id: offerId });
    const mark = { _id: `${bed.mira.id}:${offerId}`, userId: bed.mira.id, offerId, markedAt: n };
    await favourites.insertOne(mark);
  }
  const full = await bed.mark(bed.mira, first);
  expect([full.status, full.body.errors[0].code]).toEqual([409, 'too-many-favourites']);
  const [last = ''] = await bed.kept(bed.mira);
  await bed.takenBack(bed.clara, last, 2);
  expect((await bed.mark(bed.mira, first)).status).toBe(200);
  const kept = await bed.kept(bed.mira);
  expect([kept.length, kept[0]]).toEqual([200, first]);
});

test('an event without an offer is parked, and the next one goes on', async () => {
  const bed = await aBed();
  for (const event of [
    draftEvent(events.offerCreated, 'x', {}),
    draftEvent(events.offerCreated, 'x', { offer: { offerId: 'x' } }),
  ])
    await bed.deliver(event, 'x', 1);
  const id = await bed.offered(bed.clara);
  expect((await bed.mark(bed.mira, id)).status).toBe(200);
  expect(await bed.published(`${topics.offer}.dead`)).toHaveLength(2);
});

test('who has no profile yet is asked to wait, and nothing is kept meanwhile', async () => {
  const bed = await aBed();
  const id = await bed.offered(bed.clara);
  const early = await bed.signIn(bed.effects.ids.next());
  expect((await bed.mark(early, id)).status).toBe(503);
  await bed.registered(early.id, {});
  await bed.settle();
  expect(await bed.kept(early)).toEqual([]);
});
