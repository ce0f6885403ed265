import { expect, test } from 'vitest';
import { createProfilesBed } from './profiles-bed.ts';

const publicFields = [
  '_id',
  'about',
  'address',
  'averageRating',
  'categories',
  'id',
  'interests',
  'languages',
  'location',
  'personality',
  'portfolioImages',
  'profileBackground',
  'profileImage',
  'ratingCount',
  'role',
  'title',
];
const selfOnly = [
  'connections',
  'email',
  'favOffers',
  'isEmailHidden',
  'isHiddenFromSearchEngines',
  'pendingRequests',
  'sentRequests',
];

test('everybody sees the public view, members the address, the owner everything', async () => {
  const bed = await createProfilesBed();
  const [mira, jo] = [await bed.join({ firstname: 'Mira' }), await bed.join()];
  const path = `/users/single-user/${mira.id}`;
  const seen = async (caller?: typeof mira) => Object.keys((await bed.get(path, caller)).body.user).sort();
  expect(await seen()).toEqual(publicFields);
  expect(await seen(jo)).toEqual([...publicFields, 'email', 'relation'].sort());
  expect(await seen(mira)).toEqual([...publicFields, ...selfOnly, 'relation'].sort());
});

test('an owner can hide the address from members', async () => {
  const bed = await createProfilesBed();
  const [mira, jo] = [await bed.join({ isEmailHidden: true }), await bed.join()];
  expect((await bed.get(`/users/single-user/${mira.id}`, jo)).body.user.email).toBeUndefined();
  expect((await bed.get('/users/loggeduser', mira)).body.user).toMatchObject({
    email: `${mira.id}@example.com`,
    isEmailHidden: true,
  });
});

test('who may not be shown answers exactly like who does not exist, to all but the owner', async () => {
  const bed = await createProfilesBed();
  const [hidden, jo] = [await bed.signIn(bed.effects.ids.next()), await bed.join()];
  await bed.registered(hidden.id, {});
  await bed.settle();
  const nobody = bed.effects.ids.next();
  const ask = async (id: string) => {
    const { status, body } = await bed.get(`/users/single-user/${id}`, jo);
    return { status, body };
  };
  expect(await ask(hidden.id)).toEqual(await ask(nobody));
  expect((await ask(nobody)).status).toBe(404);
  expect((await bed.get(`/users/single-user/${hidden.id}`, hidden)).status).toBe(200);
});

test('a broken token is refused, not ignored', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const answer = await bed.get(`/users/single-user/${mira.id}`, { id: mira.id, token: `${mira.token}x` });
  expect(answer.status).toBe(401);
});
