import { expect, test } from 'vitest';
import { createProfilesBed, HOUR_MS } from './profiles-bed.ts';

test('a caller whose profile has not arrived is asked to come back in a second', async () => {
  const bed = await createProfilesBed();
  const stranger = await bed.signIn(bed.effects.ids.next());
  const answer = await bed.get('/users/loggeduser', stranger, { 'accept-language': 'de' });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.body.errors).toEqual([
    { code: 'profile-not-ready', message: 'Dein Profil ist unterwegs. Einen Moment.' },
  ]);
});

test('without a token nobody is signed in', async () => {
  const bed = await createProfilesBed();
  expect((await bed.get('/users/loggeduser')).status).toBe(401);
});

test('connections and requests are listed newest first, each on its list', async () => {
  const bed = await createProfilesBed();
  const [mira, jo, ida, kim, lea] = [
    await bed.join(),
    await bed.join(),
    await bed.join(),
    await bed.join(),
    await bed.join(),
  ];
  const send = async (from: typeof mira, to: typeof mira) => {
    bed.move(1_000);
    await bed.post('/users/send-connection-request', from, { receiverId: to.id, action: 'send' });
  };
  await send(mira, jo);
  await send(jo, mira);
  await send(mira, ida);
  await send(kim, mira);
  await send(lea, mira);
  const { user } = (await bed.get('/users/loggeduser', mira)).body;
  const ids = (cards: { _id: string }[]) => cards.map((card) => card._id);
  expect(ids(user.connections)).toEqual([jo.id]);
  expect(ids(user.sentRequests)).toEqual([ida.id]);
  expect(ids(user.pendingRequests)).toEqual([lea.id, kim.id]);
  expect(user.pendingRequests[0].email).toBeUndefined();
  expect(user.favOffers).toEqual([]);
});

test('a visit is noted once a day, moves only the ranking and tells nobody', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const told = await bed.told('profile', mira.id);
  const before = await bed.members.findOne({ _id: mira.id });
  await bed.get('/users/loggeduser', mira);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);

  bed.move(25 * HOUR_MS);
  await bed.get('/users/loggeduser', mira);
  const noted = await bed.members.findOne({ _id: mira.id });
  expect(noted?.lastActiveAt).toBeGreaterThanOrEqual((before?.lastActiveAt ?? 0) + 25 * HOUR_MS);
  expect(noted && before && noted.order.rating < before.order.rating).toBe(true);
  expect(noted?.order.name).toBe(before?.order.name);

  bed.move(HOUR_MS);
  await bed.get('/users/loggeduser', mira);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(noted);
  expect(await bed.told('profile', mira.id)).toEqual(told);
});
