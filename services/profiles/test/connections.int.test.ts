import { pairIdOf } from '@kindred/proto/pair-id';
import { expect, test } from 'vitest';
import { createProfilesBed, type Member, type ProfilesBed } from './profiles-bed.ts';

async function createPair() {
  const bed = await createProfilesBed();
  const [mira, jo] = [await bed.join({ firstname: 'Mira' }), await bed.join({ firstname: 'Jo' })];
  return { bed, mira, jo, pairId: pairIdOf(mira.id, jo.id) };
}
const send = (bed: ProfilesBed, from: Member, to: Member, action?: string) =>
  bed.post('/users/send-connection-request', from, { senderId: from.id, receiverId: to.id, action });
const accept = (bed: ProfilesBed, by: Member, from: Member) =>
  bed.post('/users/accept-connection-request', by, { receiverId: by.id, senderId: from.id });
const reject = (bed: ProfilesBed, by: Member, senderId?: string, receiverId?: string) =>
  bed.post('/users/reject-connection-request', by, { senderId, receiverId });
const remove = (bed: ProfilesBed, by: Member, other: Member) =>
  bed.post('/users/delete-connection', by, { userId: by.id, connectionId: other.id });

/** How one member sees the other: on which of the three lists. */
async function standing(bed: ProfilesBed, one: Member, other: Member): Promise<string> {
  const { user } = (await bed.get('/users/loggeduser', one)).body;
  const lists = ['connections', 'pendingRequests', 'sentRequests'];
  return lists.filter((list) => user[list].some((card: { _id: string }) => card._id === other.id)).join();
}

test('a request shows on both sides, and accepting it connects both', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  const sent = await send(bed, mira, jo);
  expect(sent.body).toMatchObject({
    success: true,
    sender: { _id: mira.id, sentRequests: [{ _id: jo.id }] },
  });
  expect(await standing(bed, jo, mira)).toBe('pendingRequests');
  const accepted = await accept(bed, jo, mira);
  expect(accepted.body).toMatchObject({ receiver: { connections: [{ _id: mira.id }], pendingRequests: [] } });
  expect(await standing(bed, mira, jo)).toBe('connections');
  expect(await bed.told('connection', pairId)).toEqual(['connection.requested', 'connection.accepted']);
});

test('asking again without an action takes the request back', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  await send(bed, mira, jo);
  expect((await send(bed, mira, jo)).body.sender.sentRequests).toEqual([]);
  expect(await standing(bed, jo, mira)).toBe('');
  expect(await bed.told('connection', pairId)).toEqual(['connection.requested', 'connection.cancelled']);
});

test('with an action a retry changes nothing, whichever it is', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  await send(bed, mira, jo, 'send');
  await send(bed, mira, jo, 'send');
  expect(await standing(bed, mira, jo)).toBe('sentRequests');
  await send(bed, mira, jo, 'cancel');
  expect((await send(bed, mira, jo, 'cancel')).status).toBe(200);
  expect(await bed.told('connection', pairId)).toEqual(['connection.requested', 'connection.cancelled']);
});

test('crossing requests connect, also when they arrive at the same time', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  await Promise.all([send(bed, mira, jo, 'send'), send(bed, jo, mira, 'send')]);
  expect([await standing(bed, mira, jo), await standing(bed, jo, mira)]).toEqual([
    'connections',
    'connections',
  ]);
  expect(await bed.told('connection', pairId)).toEqual(['connection.requested', 'connection.accepted']);
});

test('ten double clicks at once leave one request and one event', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(bed, mira, jo, 'send')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await bed.told('connection', pairId)).toEqual(['connection.requested']);
});

test('the receiver refuses, the sender takes back by the same call', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  await send(bed, mira, jo);
  expect((await reject(bed, jo, mira.id, jo.id)).body.receiver.pendingRequests).toEqual([]);
  await send(bed, mira, jo);
  await reject(bed, mira, mira.id, jo.id);
  expect((await reject(bed, jo, mira.id)).status).toBe(200);
  expect(await bed.told('connection', pairId)).toEqual([
    'connection.requested',
    'connection.rejected',
    'connection.requested',
    'connection.cancelled',
  ]);
});

test('either side removes; removing again changes nothing', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  await send(bed, mira, jo);
  await accept(bed, jo, mira);
  expect((await remove(bed, mira, jo)).body.user.connections).toEqual([]);
  expect((await remove(bed, jo, mira)).status).toBe(200);
  expect(await standing(bed, jo, mira)).toBe('');
  expect((await bed.told('connection', pairId)).at(-1)).toBe('connection.removed');
  expect(await bed.told('connection', pairId)).toHaveLength(3);
});

test('accepting twice is harmless, accepting nothing or the own request is not found', async () => {
  const { bed, mira, jo } = await createPair();
  const nothing = await accept(bed, jo, mira);
  expect([nothing.status, nothing.body.errors[0].code]).toEqual([404, 'no-request']);
  await send(bed, mira, jo);
  expect((await accept(bed, mira, jo)).status).toBe(404);
  await accept(bed, jo, mira);
  expect((await accept(bed, jo, mira)).status).toBe(200);
  expect((await send(bed, mira, jo)).status).toBe(200);
  expect(await standing(bed, mira, jo)).toBe('connections');
});

test('nobody acts for another, and a stranger cannot touch a pair', async () => {
  const { bed, mira, jo, pairId } = await createPair();
  const mallory = await bed.join();
  await send(bed, mira, jo);
  const before = await bed.connections.findOne({ _id: pairId });
  const bodies: [string, object][] = [
    ['send-connection-request', { senderId: mira.id, receiverId: jo.id }],
    ['accept-connection-request', { receiverId: jo.id, senderId: mira.id }],
    ['reject-connection-request', { receiverId: jo.id, senderId: mira.id }],
    ['delete-connection', { userId: mira.id, connectionId: jo.id }],
  ];
  for (const [path, body] of bodies)
    expect((await bed.post(`/users/${path}`, mallory, body)).status).toBe(403);
  expect(await bed.connections.findOne({ _id: pairId })).toEqual(before);
});

test('nobody connects with themselves, with nobody, or with who may not be shown', async () => {
  const { bed, mira } = await createPair();
  const hidden = bed.effects.ids.next();
  await bed.registered(hidden, {});
  await bed.settle();
  const self = await send(bed, mira, mira);
  expect([self.status, self.body.errors[0].code]).toEqual([400, 'self-connection']);
  expect((await send(bed, mira, { ...mira, id: hidden })).body.errors[0].code).toBe('not-found');
  expect((await send(bed, mira, { ...mira, id: bed.effects.ids.next() })).status).toBe(404);
  const nobody = await bed.post('/users/reject-connection-request', mira, {});
  expect([nobody.status, nobody.body.errors[0].code]).toEqual([400, 'required']);
});

test('a member nobody can see yet is asked to come back before asking others', async () => {
  const { bed, jo } = await createPair();
  const early = await bed.signIn(bed.effects.ids.next());
  await bed.registered(early.id, {});
  await bed.settle();
  const answer = await send(bed, early, jo);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(await bed.connections.findOne({ _id: pairIdOf(early.id, jo.id) })).toBeUndefined();
});

test('a member whose profile has not arrived yet is asked to wait, whatever it is about', async () => {
  const { bed, mira, pairId } = await createPair();
  const early = await bed.signIn(bed.effects.ids.next());
  const answers = [
    await send(bed, early, mira),
    await send(bed, early, mira, 'cancel'),
    await reject(bed, early, mira.id, early.id),
    await remove(bed, early, mira),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.errors?.[0]?.code}`)).toEqual(
    Array.from(answers, () => '503 profile-not-ready'),
  );
  expect(await bed.told('connection', pairId)).toEqual([]);
});

test('who was hidden meanwhile leaves the lists, and their request cannot be accepted', async () => {
  const { bed, mira, jo } = await createPair();
  await send(bed, mira, jo);
  await bed.members.updateOne({ _id: mira.id }, { $set: { isSuspended: true } });
  expect(await standing(bed, jo, mira)).toBe('');
  expect((await accept(bed, jo, mira)).status).toBe(404);
});

test('two hundred requests may wait; the next is refused until one is taken back', async () => {
  const { bed, mira, jo } = await createPair();
  const zoe = await bed.join();
  const others = Array.from({ length: 201 }, () => bed.effects.ids.next());
  for (const [at, other] of others.entries()) {
    const pairId = pairIdOf(mira.id, other);
    await bed.connections.insertOne({
      _id: pairId,
      members: pairId.split(':'),
      // Who was answered does not wait.
      state: at < 2 ? 'connected' : 'pending',
      requesterId: mira.id,
      receiverId: other,
      changedAt: 1,
      order: pairId,
      version: 1,
    });
  }
  expect((await send(bed, mira, zoe, 'send')).status).toBe(200);
  const refused = await send(bed, mira, jo, 'send');
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'too-many-open-requests']);
  await send(bed, jo, mira, 'send');
  expect((await send(bed, mira, jo, 'send')).body.sender.connections).toHaveLength(1);
});
