import { call, type TestCall } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { codeOf, createRatingsBed, type Member } from './ratings-bed.ts';

type Attack = [name: string, expected: string, request: (me: Member, other: Member) => TestCall];

const add = (name: string, expected: string, fields: object | string): Attack => [
  `add-new-rating with ${name}`,
  expected,
  (_me, other) => ({
    method: 'POST',
    path: '/ratings/add-new-rating',
    body:
      typeof fields === 'string'
        ? fields
        : { ratedUserId: other.id, ratingNumber: 4, comment: 'Fine.', ...fields },
  }),
];
const get = (path: string, expected: string): Attack => [
  `GET ${path.slice(0, 70)}`,
  expected,
  () => ({ method: 'GET', path: `/ratings/${path}` }),
];
const ofOther = (query: string, expected: string): Attack => [
  `get-for-user?${query.slice(0, 60)}`,
  expected,
  (_me, other) => ({ method: 'GET', path: `/ratings/get-for-user/${other.id}?${query}` }),
];
const remove = (id: string, expected: string): Attack => [
  `remove-rating/${id}`,
  expected,
  () => ({ method: 'DELETE', path: `/ratings/remove-rating/${id}` }),
];

const someone = '64f1c0ffee0000000000abcd';
const foreign = {
  _id: someone,
  ratingId: someone,
  raterId: someone,
  stars: 5,
  version: 9,
  outbox: [],
  claim: 0,
  isRemoved: true,
  bestOrder: '0',
  clientKeys: [],
  rater: { address: { firstname: 'Somebody' } },
  $set: { stars: 5 },
  'comment.$set': 'x',
};

const attacks: Attack[] = [
  ...Object.entries(foreign).map(([field, value]) =>
    add(`a ${field}`, '400 unknown-field', { [field]: value }),
  ),
  ...[0, 6, -1, 1_000_000_007, -0].map((ratingNumber) =>
    add(`${ratingNumber} stars`, '400 out-of-range', { ratingNumber }),
  ),
  ...[4.5, '5', null, [5], { $gt: 0 }, true].map((ratingNumber) =>
    add(`stars ${JSON.stringify(ratingNumber)}`, '400 wrong-type', { ratingNumber }),
  ),
  add(
    'stars beyond numbers',
    '400 wrong-type',
    `{"ratedUserId":"${someone}","ratingNumber":1e309,"comment":"x"}`,
  ),
  add('stars NaN', '400 invalid-json', '{"ratingNumber":NaN}'),
  add('no stars', '400 required', { ratingNumber: undefined }),
  add('no comment', '400 required', { comment: undefined }),
  ...['', ' \n\t ', '\u200b\u200d', '\u3164'].map((comment) =>
    add(`an empty comment ${JSON.stringify(comment)}`, '400 comment-required', { comment }),
  ),
  add('a long comment', '400 too-long', { comment: 'x'.repeat(2_001) }),
  add('a very long comment', '400 too-long', { comment: 'x'.repeat(4_001) }),
  ...['a\u0000b', 'a\u202Eb', 'a\u200Fb', 'a\ud800b', `a${'\u0301'.repeat(20)}`].map((comment) =>
    add(`a comment ${JSON.stringify(comment).slice(0, 20)}`, '400 bad-characters', { comment }),
  ),
  ...[1, null, ['x'], { $ne: '' }].map((comment) =>
    add(`a comment ${JSON.stringify(comment)}`, '400 wrong-type', { comment }),
  ),
  add('no rated member', '400 required', { ratedUserId: undefined }),
  add('an operator for a member', '400 wrong-type', { ratedUserId: { $ne: null } }),
  add('a list of members', '400 wrong-type', { ratedUserId: [someone] }),
  add('a name for a member', '400 invalid-format', { ratedUserId: 'nobody' }),
  add('an upper-case id', '400 invalid-format', { ratedUserId: someone.toUpperCase() }),
  add('an unknown member', '404 not-found', { ratedUserId: someone }),
  add('a foreign rater', '403 not-you', { userId: someone }),
  add('null for a rater', '400 wrong-type', { userId: null }),
  add('a prototype', '400 invalid-json', '{"comment":"x","__proto__":{"isAdmin":true}}'),
  add('broken JSON', '400 invalid-json', '{"comment":'),
  add('a list for a body', '400 wrong-type', '[]'),
  add('a megabyte', '413 too-large', { comment: 'x'.repeat(1_000_000) }),
  [
    'add-new-rating as a form',
    '415 unsupported-media',
    () => ({
      method: 'POST',
      path: '/ratings/add-new-rating',
      body: 'ratingNumber=5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ],
  get('get-for-user/1', '400 invalid-format'),
  get('get-for-user/__proto__', '400 invalid-format'),
  get('get-for-user/%7B%22$gt%22%3A%22%22%7D', '400 invalid-format'),
  get(`get-for-user/${someone}`, '404 not-found'),
  ofOther('limit=0', '400 out-of-range'),
  ofOther('limit=101', '400 out-of-range'),
  ofOther('limit=ten', '400 wrong-type'),
  ofOther('limit=1&limit=2', '400 wrong-type'),
  ofOther('cursor=', '400 invalid-format'),
  ofOther('cursor=e30', '400 invalid-format'),
  ofOther(`cursor=${'9'.repeat(13)}-${someone}x`, '400 invalid-format'),
  ofOther('cursor[$gt]=', '400 unknown-field'),
  ofOther('offset=1', '400 unknown-field'),
  get('get-best-ratings/?role=admin', '400 not-allowed-value'),
  get('get-best-ratings/?role=Artist', '400 not-allowed-value'),
  get('get-best-ratings/?role[$ne]=artist', '400 unknown-field'),
  get('get-best-ratings/?role=artist&role=artist', '400 wrong-type'),
  get('get-best-ratings/?limit=1000', '400 unknown-field'),
  get('get-best-ratings/?__proto__=1', '400 unknown-field'),
  remove('me', '400 invalid-format'),
  remove('%00', '400 invalid-format'),
  remove(someone.toUpperCase(), '400 invalid-format'),
];

test('bad input gets its answer and changes nothing', async () => {
  const bed = await createRatingsBed();
  const [me, other] = [await bed.join(), await bed.join()];
  await bed.rate(me, other, 3, 'Stays as it is.');
  const before = await bed.stored.find({}, { limit: 10 });
  for (const [name, expected, request] of attacks) {
    const answer = await call(bed.ratings, { token: me.token, ...request(me, other) });
    expect([name, codeOf(answer), answer.body.success]).toEqual([name, expected, false]);
  }
  expect((await bed.told()).length).toBe(1);
  const [after] = await bed.stored.find({}, { limit: 10 });
  expect({ ...after, outbox: undefined, claim: undefined }).toEqual({
    ...before[0],
    outbox: undefined,
    claim: undefined,
  });
  expect(Object.prototype).not.toHaveProperty('isAdmin');
});

test('two thousand characters of any script are a comment', async () => {
  const bed = await createRatingsBed();
  const [me, other] = [await bed.join(), await bed.join()];
  for (const comment of ['x'.repeat(2_000), '🎨'.repeat(2_000), `${' '.repeat(50)}${'ß'.repeat(2_000)}`])
    expect((await bed.rate(me, other, 4, comment)).body.newRating?.comment).toBe(comment.trim());
});

test('a comment that means something to machines is only text', async () => {
  const bed = await createRatingsBed();
  const [me, other] = [await bed.join(), await bed.join()];
  for (const comment of [
    '<script>alert(1)</script>',
    '{"$gt":""}',
    "' OR 1=1 --",
    '%00',
    '#{7*7}',
    '__proto__',
  ]) {
    await bed.rate(me, other, 4, comment);
    expect((await bed.listOf(other)).body.ratings[0].comment).toBe(comment);
  }
});

test.each(['', 'two words', 'x'.repeat(201), 'über'])('the Idempotency-Key "%s" is refused', async (key) => {
  const bed = await createRatingsBed();
  const [me, other] = [await bed.join(), await bed.join()];
  const answer = await call(bed.ratings, {
    method: 'POST',
    path: '/ratings/add-new-rating',
    token: me.token,
    body: { ratedUserId: other.id, ratingNumber: 4, comment: 'Fine.' },
    headers: { 'idempotency-key': key },
  });
  expect(codeOf(answer)).toBe('400 invalid-format');
});
