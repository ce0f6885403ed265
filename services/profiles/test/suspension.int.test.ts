import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { createProfilesBed } from './profiles-bed.ts';

async function aBed() {
  const bed = await createProfilesBed();
  const tell = async (kind: 'userSuspended' | 'userReinstated', id: string, version: number) => {
    const { type, topic, key, value } = draftEvent(events.userSuspended, id, { userId: id });
    // The two say the same in the same bytes; the name alone differs.
    await bed.deliver(
      { type: kind === 'userSuspended' ? type : events[kind].type, topic, key, value },
      id,
      version,
    );
    await bed.settle();
  };
  const [mira, noor] = [await bed.join({ firstname: 'Mira' }), await bed.join({ firstname: 'Noor' })];
  const pair = { senderId: mira.id, receiverId: noor.id };
  const shownToNoor = async () => {
    const { connections, pendingRequests } = (await bed.get('/users/loggeduser', noor)).body.user;
    return [connections.length, pendingRequests.length];
  };
  const idsOf = async (path: string) =>
    (await bed.get(path)).body.users.map(({ _id }: { _id: string }) => _id).sort();
  return { ...bed, tell, mira, noor, pair, shownToNoor, idsOf };
}

test('a suspended member is in no list, no request and on no page, and a reinstated one is back', async () => {
  const { get, idsOf, mira, noor, pair, post, shownToNoor, tell, told } = await aBed();
  await post('/users/send-connection-request', mira, pair);
  await tell('userSuspended', mira.id, 5);
  expect(await idsOf('/users/all-the-users')).toEqual([noor.id]);
  expect(await idsOf('/users/all-the-users?sort=rating&limit=5&role=artist')).toEqual([noor.id]);
  expect((await get(`/users/single-user/${mira.id}`)).status).toBe(404);
  expect(await shownToNoor()).toEqual([0, 0]);
  await tell('userReinstated', mira.id, 6);
  expect(await idsOf('/users/all-the-users')).toEqual([mira.id, noor.id].sort());
  expect((await get(`/users/single-user/${mira.id}`)).body.user.address.firstname).toBe('Mira');
  expect(await shownToNoor()).toEqual([0, 1]);
  await post('/users/accept-connection-request', noor, { receiverId: noor.id, senderId: mira.id });
  await tell('userSuspended', mira.id, 7);
  expect(await shownToNoor()).toEqual([0, 0]);
  expect((await told('profile', mira.id)).length).toBe(5);
});

test('a repeated and an older word on a suspension change nothing', async () => {
  const { members, mira, tell, told } = await aBed();
  await tell('userSuspended', mira.id, 5);
  const stored = await members.findOne({ _id: mira.id });
  const count = (await told('profile', mira.id)).length;
  await tell('userSuspended', mira.id, 5);
  await tell('userReinstated', mira.id, 4);
  const { claim: _, outbox: __, ...after } = (await members.findOne({ _id: mira.id })) ?? {};
  const { claim: ___, outbox: ____, ...before } = stored ?? {};
  expect(after).toEqual(before);
  expect((await told('profile', mira.id)).length).toBe(count);
});

test('a suspension that arrives before the registration is not lost', async () => {
  const { deliver, effects, get, registered, settle, verified } = await aBed();
  const id = effects.ids.next();
  await deliver(draftEvent(events.userSuspended, id, { userId: id }), id, 3);
  await registered(id, {});
  await verified(id);
  await settle();
  expect((await get(`/users/single-user/${id}`)).status).toBe(404);
});
