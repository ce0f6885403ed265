import { fromBinary } from '@bufbuild/protobuf';
import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import { ProfileUpdatedSchema } from '@kindred/proto/profiles/v1';
import { expect, test } from 'vitest';
import { createProfilesBed } from './profiles-bed.ts';

test('a registration alone makes a member whom only the owner can read', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.signIn(bed.effects.ids.next());
  await bed.registered(mira.id, { categories: ['Dance'], registeredAt: 1_700_000_000_000 });
  await bed.settle();
  expect((await bed.get(`/users/single-user/${mira.id}`)).status).toBe(404);
  expect((await bed.get('/users/all-the-users')).body.users).toEqual([]);
  expect((await bed.get('/users/loggeduser', mira)).body.user).toMatchObject({
    role: 'artist',
    categories: ['Dance'],
    email: `${mira.id}@example.com`,
  });
  expect(await bed.told('profile', mira.id)).toEqual([]);
});

test('the verification shows the member and tells the others once', async () => {
  const bed = await createProfilesBed();
  const id = bed.effects.ids.next();
  await bed.registered(id, { role: 'entrepreneur', categories: ['Music'] });
  await bed.verified(id);
  await bed.verified(id);
  await bed.settle();
  expect((await bed.get('/users/all-the-users')).body.users).toMatchObject([
    { _id: id, role: 'entrepreneur' },
  ]);
  expect(await bed.told('profile', id)).toEqual(['profile.updated']);
});

test('profile.updated carries the whole card', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira', title: 'Muralist', categories: ['Dance'] });
  const [, last] = await bed.published(events.profileUpdated.topic);
  expect(last?.key).toBe(mira.id);
  expect(fromBinary(ProfileUpdatedSchema, last?.value ?? new Uint8Array())).toMatchObject({
    userId: mira.id,
    role: Role.ARTIST,
    firstname: 'Mira',
    title: 'Muralist',
    categories: ['Dance'],
    isVisible: true,
  });
});

test('a verification that arrives before its registration is not lost', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.signIn(bed.effects.ids.next());
  await bed.verified(mira.id);
  await bed.settle();
  const early = await bed.get('/users/loggeduser', mira);
  expect([early.status, early.headers['retry-after']]).toEqual([503, '1']);
  await bed.registered(mira.id, {});
  await bed.settle();
  expect((await bed.get(`/users/single-user/${mira.id}`)).status).toBe(200);
  expect(await bed.told('profile', mira.id)).toEqual(['profile.updated']);
});

test('a second or an older registration changes nothing, a newer one does while unverified', async () => {
  const bed = await createProfilesBed();
  const id = bed.effects.ids.next();
  await bed.registered(id, { role: 'entrepreneur', categories: ['Music'] }, 3);
  await bed.settle();
  const stored = await bed.members.findOne({ _id: id });
  await bed.registered(id, { role: 'artist' }, 2);
  await bed.registered(id, { role: 'artist' }, 3);
  await bed.settle();
  expect(await bed.members.findOne({ _id: id })).toEqual(stored);
  await bed.registered(id, { role: 'artist', categories: ['Dance'] }, 4);
  await bed.settle();
  expect(await bed.members.findOne({ _id: id })).toMatchObject({ role: 'artist', categories: ['Dance'] });
});

test('a late registration does not undo what a verified member wrote', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ categories: ['Design'] });
  await bed.registered(mira.id, { role: 'entrepreneur', categories: ['Music'] }, 9);
  await bed.settle();
  expect((await bed.get('/users/loggeduser', mira)).body.user).toMatchObject({
    role: 'artist',
    categories: ['Design'],
  });
});

test('a registration without a role is parked and the next event goes on', async () => {
  const bed = await createProfilesBed();
  const [bad, good] = [bed.effects.ids.next(), bed.effects.ids.next()];
  await bed.deliver(draftEvent(events.userRegistered, bad, { userId: bad }), bad, 1);
  await bed.registered(good, {});
  await bed.settle();
  expect(await bed.members.findOne({ _id: bad })).toBeUndefined();
  expect(await bed.members.findOne({ _id: good })).toMatchObject({ userId: good });
  expect(await bed.published(`${events.userRegistered.topic}.dead`)).toHaveLength(1);
});
