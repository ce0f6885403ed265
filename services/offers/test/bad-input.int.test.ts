import { call, type TestCall } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { anOffer, createOffersBed } from './offers-bed.ts';

const someone = 'a'.repeat(24);
type Attack = [name: string, status: number, code: string, request: (own: string) => TestCall];

const create = (name: string, status: number, code: string, body: unknown): Attack => [
  `create with ${name}`,
  status,
  code,
  () => ({ method: 'POST', path: '/offers/create', body }),
];
const update = (name: string, status: number, code: string, body: unknown): Attack => [
  `update with ${name}`,
  status,
  code,
  (own) => ({ method: 'PUT', path: `/offers/update/${own}`, body }),
];
const both = (name: string, code: string, fields: object): Attack[] => [
  create(name, 400, code, anOffer(fields as Record<string, unknown>)),
  update(name, 400, code, fields),
];
const apply = (name: string, status: number, code: string, body: unknown): Attack => [
  `apply with ${name}`,
  status,
  code,
  () => ({ method: 'POST', path: '/offers/apply', body }),
];
const get = (path: string, status: number, code: string): Attack => [
  `GET ${path.slice(0, 60)}`,
  status,
  code,
  () => ({ method: 'GET', path }),
];
const list = (query: string, code: string): Attack => get(`/offers?${query}`, 400, code);

const protectedFields = {
  _id: someone,
  applicants: [someone],
  applicantsCount: 9,
  deletedAt: null,
  createdAt: 1,
  version: 9,
  outbox: [],
  claim: 0,
  searchKeys: ['*'],
  order: '',
  clientKey: 'x',
  $set: { title: 'x' },
  'title.$set': 'x',
};

const without = (field: string): Record<string, unknown> => {
  const { [field]: _, ...rest } = anOffer() as Record<string, unknown>;
  return rest;
};

const attacks: Attack[] = [
  ...['title', 'description', 'type', 'category', 'status'].map((field) =>
    create(`no ${field}`, 400, 'required', without(field)),
  ),
  ...Object.entries(protectedFields).flatMap(([field, value]) =>
    both(field, 'unknown-field', { [field]: value }),
  ),
  ...both('a number for a title', 'wrong-type', { title: 1 }),
  ...both('null for a title', 'wrong-type', { title: null }),
  ...both('a list for a title', 'wrong-type', { title: ['x'] }),
  ...both('an operator for a title', 'wrong-type', { title: { $gt: '' } }),
  ...both('an empty title', 'too-short', { title: '' }),
  ...both('a blank title', 'required', { title: '  ' }),
  ...both('an invisible title', 'bad-characters', { title: '\u200b' }),
  ...both('a long title', 'too-long', { title: 'x'.repeat(121) }),
  ...both('a line break in a title', 'bad-characters', { title: 'a\nb' }),
  ...both('a control character', 'bad-characters', { description: 'a\u0000b' }),
  ...both('a bidi override', 'bad-characters', { description: 'a\u202Eb' }),
  ...both('a long description', 'too-long', { description: 'x'.repeat(10_001) }),
  ...both('a long place', 'too-long', { location: 'x'.repeat(121) }),
  ...both('an unknown type', 'not-allowed-value', { type: 'gift' }),
  ...both('an unknown status', 'not-allowed-value', { status: 'deleted' }),
  ...both('an unknown category', 'not-allowed-value', { category: 'Juggling' }),
  ...both('a negative salary', 'out-of-range', { salary: -1 }),
  ...both('a salary above everything', 'out-of-range', { salary: 1e9 + 1 }),
  ...both('a salary of many digits', 'out-of-range', { salary: '9999999999' }),
  ...both('words for a salary', 'wrong-type', { salary: 'much' }),
  ...both('a hexadecimal salary', 'wrong-type', { salary: '0x10' }),
  ...both('a list for a salary', 'wrong-type', { salary: [1] }),
  ...both('21 skills', 'too-many-items', { skillsRequired: Array.from({ length: 21 }, (_, n) => `s${n}`) }),
  ...both('21 skills in a text', 'too-many-items', {
    skillsRequired: Array.from({ length: 21 }, (_, n) => `s${n}`).join(','),
  }),
  ...both('a long skill', 'too-long', { skillsRequired: 'x'.repeat(61) }),
  ...both('a number among the skills', 'wrong-type', { skillsRequired: [1] }),
  ...both('a path for an image', 'wrong-type', { postImage: '/media/offers/x.webp' }),
  ...both('bytes for an image in JSON', 'wrong-type', { postImage: { type: 'Buffer', data: [1] } }),
  create('a foreign creator', 403, 'not-you', anOffer({ createdBy: someone })),
  update('a foreign creator', 403, 'not-you', { createdBy: someone }),
  create('a prototype', 400, 'invalid-json', '{"title":"x","__proto__":{"isAdmin":true}}'),
  create('broken JSON', 400, 'invalid-json', '{"title":'),
  create('a list for a body', 400, 'wrong-type', []),
  apply('nothing', 400, 'required', {}),
  apply('an operator', 400, 'wrong-type', { offerId: { $ne: null } }),
  apply('a list', 400, 'wrong-type', { offerId: [someone] }),
  apply('no id', 400, 'invalid-format', { offerId: 'x' }),
  apply('an unknown field', 400, 'unknown-field', { offerId: someone, status: 'accepted' }),
  apply('a foreign applicant', 403, 'not-you', { offerId: someone, applicantId: someone }),
  apply('an unknown offer', 404, 'not-found', { offerId: someone }),
  apply('a megabyte', 413, 'too-large', { offerId: 'x'.repeat(1_000_000) }),
  ['update of no id', 400, 'invalid-format', () => ({ method: 'PUT', path: '/offers/update/1', body: {} })],
  [
    'update of nothing',
    404,
    'not-found',
    () => ({ method: 'PUT', path: `/offers/update/${someone}`, body: {} }),
  ],
  ['delete of no id', 400, 'invalid-format', () => ({ method: 'DELETE', path: '/offers/__proto__' })],
  ['delete of nothing', 404, 'not-found', () => ({ method: 'DELETE', path: `/offers/${someone}` })],
  [
    'create with a broken key',
    400,
    'invalid-format',
    () => ({
      method: 'POST',
      path: '/offers/create',
      body: anOffer(),
      headers: { 'idempotency-key': 'a b' },
    }),
  ],
  get('/offers/find/1', 400, 'invalid-format'),
  get('/offers/find/%7B%22$gt%22%3A%22%22%7D', 400, 'invalid-format'),
  get(`/offers/find/${someone}`, 404, 'not-found'),
  list('limit=0', 'out-of-range'),
  list('limit=101', 'out-of-range'),
  list('limit=ten', 'wrong-type'),
  list('category=juggling', 'not-allowed-value'),
  list('type[$ne]=offer', 'unknown-field'),
  list('type=offer&type=seeking', 'wrong-type'),
  list('status=deleted', 'not-allowed-value'),
  list('createdBy=me', 'invalid-format'),
  list('sort=salary', 'unknown-field'),
  list(`q=${'a'.repeat(101)}`, 'too-long'),
  list('q=a%00b', 'bad-characters'),
  list('q=a%E2%80%AEb', 'bad-characters'),
  list('cursor=e30', 'invalid-cursor'),
  list('__proto__=1', 'unknown-field'),
];

test('bad input gets its answer and changes nothing', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const own = await bed.made(clara);
  await bed.settle();
  const state = async () => ({
    offers: await bed.stored.find({}, { limit: 10 }),
    applications: await bed.applications.find({}, { limit: 10 }),
  });
  const before = await state();
  for (const [name, status, code, request] of attacks) {
    const answer = await call(bed.offers, { token: clara.token, ...request(own) });
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

test('every call that writes is refused to a visitor and to a broken token before its input is read', async () => {
  const bed = await createOffersBed();
  const writes: TestCall[] = [
    { method: 'POST', path: '/offers/create', body: { nonsense: true } },
    { method: 'POST', path: '/offers/apply', body: { nonsense: true } },
    { method: 'PUT', path: '/offers/update/1', body: { nonsense: true } },
    { method: 'DELETE', path: '/offers/1' },
  ];
  for (const write of writes)
    for (const token of [undefined, 'x.y.z'])
      expect((await call(bed.offers, { ...write, ...(token ? { token } : {}) })).status).toBe(401);
});

test('what is wrong is said by the name people know it by, in their language', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const headers = { 'accept-language': 'de' };
  const body = anOffer({ salary: -1 });
  const answer = await call(bed.offers, {
    method: 'POST',
    path: '/offers/create',
    token: clara.token,
    headers,
    body,
  });
  expect(answer.body.message).toBe('Honorar: Das liegt außerhalb der Grenzen.');
});
