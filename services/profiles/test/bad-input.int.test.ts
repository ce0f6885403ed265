import { call } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { type Attack, entryAttacks, someone } from './_entry-attacks.ts';
import { createProfilesBed } from './profiles-bed.ts';

const update = (name: string, status: number, code: string, body: unknown): Attack => [
  `update with ${name}`,
  status,
  code,
  (me) => ({ method: 'PUT', path: `/users/update/${me.id}`, body }),
];
const post = (path: string, name: string, status: number, code: string, body: unknown): Attack => [
  `${path} with ${name}`,
  status,
  code,
  () => ({ method: 'POST', path: `/users/${path}`, body }),
];
const get = (path: string, status: number, code: string): Attack => [
  `GET ${path.slice(0, 60)}`,
  status,
  code,
  () => ({ method: 'GET', path }),
];
const hub = (query: string, code: string): Attack => get(`/users/all-the-users?${query}`, 400, code);

const protectedFields = {
  role: 'entrepreneur',
  email: 'x@example.com',
  averageRating: 5,
  ratingCount: 9,
  isVerified: true,
  isSuspended: false,
  _id: someone,
  userId: someone,
  version: 9,
  outbox: [],
  claim: 0,
  searchKeys: ['*'],
  connections: [],
  'address.$set': { firstname: 'x' },
  $set: { role: 'artist' },
};

const attacks: Attack[] = [
  ...entryAttacks,
  update('an order with a foreign image', 404, 'not-found', { portfolioOrder: [someone] }),
  update('a text for an order', 400, 'wrong-type', { portfolioOrder: someone }),
  update('an operator in an order', 400, 'wrong-type', { portfolioOrder: [{ $ne: null }] }),
  update('an order of 25', 400, 'too-many-items', {
    portfolioOrder: Array.from({ length: 25 }, (_, n) => `${n}`.padStart(24, '0')),
  }),
  update('portfolio images', 400, 'unknown-field', { portfolioImages: [{ _id: someone, path: '/x' }] }),
  update('languages', 400, 'unknown-field', { languages: [] }),
  update('remembered removals', 400, 'unknown-field', { removedEntries: [] }),
  ...Object.entries(protectedFields).map(([field, value]) =>
    update(field, 400, 'unknown-field', { firstname: 'x', [field]: value }),
  ),
  update('a number for a name', 400, 'wrong-type', { firstname: 1 }),
  update('null for a title', 400, 'wrong-type', { title: null }),
  update('a list for a place', 400, 'wrong-type', { location: ['Köln'] }),
  update('an operator', 400, 'wrong-type', { firstname: { $gt: '' } }),
  update('a text for a flag', 400, 'wrong-type', { isEmailHidden: 'true' }),
  update('an unknown part of the address', 400, 'unknown-field', { address: { street: 'x' } }),
  update('four categories', 400, 'too-many-items', { categories: ['Music', 'Dance', 'Crafts', 'Design'] }),
  update('a category twice', 400, 'repeated-items', { categories: ['Music', 'Music'] }),
  update('an unknown category', 400, 'not-allowed-value', { categories: ['Juggling'] }),
  update('a text for categories', 400, 'wrong-type', { categories: 'Music' }),
  update('a long name', 400, 'too-long', { firstname: 'x'.repeat(61) }),
  update('a long title', 400, 'too-long', { title: 'x'.repeat(121) }),
  update('a long about', 400, 'too-long', { about: 'x'.repeat(20_001) }),
  update('a control character', 400, 'bad-characters', { firstname: 'a\u0000b' }),
  update('a line break in a title', 400, 'bad-characters', { title: 'a\nb' }),
  update('a bidi override', 400, 'bad-characters', { lastname: 'a\u202Eb' }),
  update('a hidden bidi override', 400, 'bad-characters', { about: '<p>&#8238;</p>' }),
  update('an invisible name', 400, 'bad-characters', { firstname: '\u200b' }),
  update('no name at all', 400, 'name-required', { firstname: '', lastname: ' ' }),
  update('a prototype', 400, 'invalid-json', '{"firstname":"x","__proto__":{"isAdmin":true}}'),
  update('broken JSON', 400, 'invalid-json', '{"firstname":'),
  update('a list for a body', 400, 'wrong-type', []),
  update('a megabyte', 413, 'too-large', { about: 'x'.repeat(1_000_000) }),
  post('send-connection-request', 'nobody', 400, 'required', {}),
  post('send-connection-request', 'an operator', 400, 'wrong-type', { receiverId: { $ne: null } }),
  post('send-connection-request', 'a list', 400, 'wrong-type', { receiverId: [someone] }),
  post('send-connection-request', 'no id', 400, 'invalid-format', { receiverId: 'nobody' }),
  post('send-connection-request', 'an upper-case id', 400, 'invalid-format', {
    receiverId: someone.toUpperCase(),
  }),
  post('send-connection-request', 'an unknown action', 400, 'not-allowed-value', {
    receiverId: someone,
    action: 'force',
  }),
  post('send-connection-request', 'a foreign sender', 403, 'not-you', {
    senderId: someone,
    receiverId: someone,
  }),
  post('send-connection-request', 'an unknown member', 404, 'not-found', { receiverId: someone }),
  post('accept-connection-request', 'a foreign receiver', 403, 'not-you', {
    receiverId: someone,
    senderId: someone,
  }),
  post('accept-connection-request', 'no request', 404, 'no-request', { senderId: someone }),
  post('accept-connection-request', 'an unknown field', 400, 'unknown-field', {
    senderId: someone,
    state: 'connected',
  }),
  post('reject-connection-request', 'two strangers', 403, 'not-you', {
    senderId: someone,
    receiverId: '0'.repeat(24),
  }),
  post('reject-connection-request', 'null', 400, 'wrong-type', { senderId: null }),
  post('delete-connection', 'a foreign owner', 403, 'not-you', { userId: someone, connectionId: someone }),
  post('delete-connection', 'no connection', 400, 'required', {}),
  get('/users/single-user/1', 400, 'invalid-format'),
  get('/users/single-user/%7B%22$gt%22%3A%22%22%7D', 400, 'invalid-format'),
  get('/users/single-user/__proto__', 400, 'invalid-format'),
  get(`/users/single-user/${someone}`, 404, 'not-found'),
  hub('limit=0', 'out-of-range'),
  hub('limit=-1', 'out-of-range'),
  hub('limit=201', 'out-of-range'),
  hub('limit=1e9', 'wrong-type'),
  hub('limit=0x10', 'wrong-type'),
  hub(`limit=${'9'.repeat(400)}`, 'wrong-type'),
  hub('limit=Infinity', 'wrong-type'),
  hub('limit=ten', 'wrong-type'),
  hub('role=admin', 'not-allowed-value'),
  hub('role[$ne]=artist', 'unknown-field'),
  hub('role=artist&role=entrepreneur', 'wrong-type'),
  hub('category=juggling', 'not-allowed-value'),
  hub('letter=AB', 'invalid-format'),
  hub('letter=%C3%84', 'invalid-format'),
  hub('sort=email', 'not-allowed-value'),
  hub('sort=passwordHash', 'not-allowed-value'),
  hub('offset=10', 'unknown-field'),
  hub(`q=${'a'.repeat(101)}`, 'too-long'),
  hub('q=a%00b', 'bad-characters'),
  hub('q=a%E2%80%AEb', 'bad-characters'),
  hub('cursor=e30', 'invalid-cursor'),
  hub('__proto__=1', 'unknown-field'),
];

test('bad input gets its answer and changes nothing', async () => {
  const bed = await createProfilesBed();
  const me = await bed.join({ firstname: 'Mira', title: 'Muralist' });
  const state = async () => ({
    members: await bed.members.find({}, { limit: 10 }),
    connections: await bed.connections.find({}, { limit: 10 }),
  });
  const before = await state();
  for (const [name, status, code, request] of attacks) {
    const answer = await call(bed.profiles, { token: me.token, ...request(me) });
    expect([name, answer.status, answer.body.success, answer.body.errors?.[0]?.code]).toEqual([
      name,
      status,
      false,
      code,
    ]);
  }
  expect(await state()).toEqual(before);
  expect(Object.prototype).not.toHaveProperty('isAdmin');
});

test('signs that mean something to machines are only text to the hub', async () => {
  const bed = await createProfilesBed();
  await bed.join({ firstname: 'Mira' });
  for (const q of ['(a+)+$', '.*', '%', '_', "' OR 1=1 --", '$where', '{"$gt":""}']) {
    const { status, body } = await bed.get(`/users/all-the-users?q=${encodeURIComponent(q)}`);
    expect([q, status, body.users]).toEqual([q, 200, []]);
  }
});

test('a call without, or with a broken, token is refused before its input is read', async () => {
  const bed = await createProfilesBed();
  for (const token of [undefined, 'x.y.z']) {
    const answer = await call(bed.profiles, {
      method: 'POST',
      path: '/users/delete-connection',
      body: { nonsense: true },
      ...(token ? { token } : {}),
    });
    expect(answer.status).toBe(401);
  }
});
