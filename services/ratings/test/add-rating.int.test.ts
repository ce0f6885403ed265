import { fromBinary } from '@bufbuild/protobuf';
import { call } from '@kindred/chassis/testing/service-bed';
import { RatingReplacedSchema } from '@kindred/proto/ratings/v1';
import { describe, expect, test } from 'vitest';
import { codeOf, commentsOf, createRatingsBed } from './ratings-bed.ts';

async function createPair() {
  const bed = await createRatingsBed();
  const rater = await bed.join({ firstname: 'Ann', profileImage: '/media/profiles/ann.webp' });
  return { bed, rater, rated: await bed.join({ firstname: 'Mira' }) };
}

describe('a first rating', () => {
  test('is answered with what was stored and told with its stars alone', async () => {
    const { bed, rater, rated } = await createPair();
    const answer = await bed.rate(rater, rated, 5, '  Brought the good brushes.\r\nTwice.  ');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      newRating: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        userId: rater.id,
        ratedUserId: rated.id,
        ratingNumber: 5,
        comment: 'Brought the good brushes.\nTwice.',
        createdAt: '2026-01-01T00:00:01.000Z',
        rater: { profileImage: '/media/profiles/ann.webp', address: { firstname: 'Ann' } },
      },
    });
    const told = await bed.told();
    expect(told).toMatchObject([{ type: 'rating.added', version: 1, key: rated.id }]);
    expect(told.map(({ value }) => value.toString()).join()).not.toContain('brushes');
  });

  test('counts for a rater who is not named in the body', async () => {
    const { bed, rater, rated } = await createPair();
    const body = { ratedUserId: rated.id, ratingNumber: 3, comment: 'Fair.' };
    const path = '/ratings/add-new-rating';
    const answer = await call(bed.ratings, { method: 'POST', path, token: rater.token, body });
    expect([answer.status, answer.body.newRating.userId]).toEqual([201, rater.id]);
  });
});

describe('a later rating of the same pair', () => {
  test('replaces the earlier one under the same id and moves it to the top', async () => {
    const { bed, rater, rated } = await createPair();
    const first = await bed.rate(rater, rated, 5, 'first');
    await bed.rate(await bed.join(), rated, 4, 'of another');
    const second = await bed.rate(rater, rated, 2, 'second');
    expect(second.body.newRating).toMatchObject({
      _id: first.body.newRating._id,
      ratingNumber: 2,
      comment: 'second',
    });
    expect(commentsOf(await bed.listOf(rated))).toEqual(['second', 'of another']);
    const [, , last] = await bed.told();
    expect(last).toMatchObject({ type: 'rating.replaced', version: 2, key: rated.id });
    expect(fromBinary(RatingReplacedSchema, last?.value ?? Buffer.alloc(0))).toMatchObject({
      pairId: `${rater.id}:${rated.id}`,
      raterId: rater.id,
      ratedUserId: rated.id,
      stars: 2,
    });
  });

  test('with the same stars and words changes nothing', async () => {
    const { bed, rater, rated } = await createPair();
    const first = await bed.rate(rater, rated, 5, 'same');
    const again = await bed.rate(rater, rated, 5, 'same');
    expect(again.body).toEqual(first.body);
    expect(await bed.told()).toHaveLength(1);
  });

  test('counts once, however many arrive at the same time', async () => {
    const { bed, rater, rated } = await createPair();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => bed.rate(rater, rated, n, `try ${n}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { ratings } = (await bed.listOf(rated)).body;
    expect(ratings).toHaveLength(1);
    const told = await bed.told();
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(told.filter(({ type }) => type === 'rating.added')).toHaveLength(1);
  });

  test('of the other direction is another pair', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'there');
    await bed.rate(rated, rater, 1, 'and back');
    expect(commentsOf(await bed.listOf(rated))).toEqual(['there']);
    expect(commentsOf(await bed.listOf(rater))).toEqual(['and back']);
  });
});

describe('a rating is refused', () => {
  test('for oneself', async () => {
    const { bed, rater } = await createPair();
    expect(codeOf(await bed.rate(rater, rater, 5))).toBe('403 self-rating');
  });

  test('in words, in the language of the reader', async () => {
    const { bed, rater, rated } = await createPair();
    const german = { 'accept-language': 'de' };
    const body = { ratedUserId: rated.id, ratingNumber: 6, comment: 'x' };
    const path = '/ratings/add-new-rating';
    const tooMany = await call(bed.ratings, {
      method: 'POST',
      path,
      token: rater.token,
      body,
      headers: german,
    });
    expect(tooMany.body.message).toBe('Bewertung: Das liegt außerhalb der Grenzen.');
    expect((await bed.rate(rater, rater, 5)).body.message).toBe('Stars for yourself do not count. Nice try.');
  });

  test('in the name of somebody else', async () => {
    const { bed, rater, rated } = await createPair();
    expect(codeOf(await bed.rate({ ...rated, token: rater.token }, rated, 5))).toBe('403 not-you');
  });

  test('for a member nobody knows, or nobody may see: both answer the same', async () => {
    const { bed, rater, rated } = await createPair();
    const nobody = await bed.rate(rater, await bed.signIn('f'.repeat(24)), 5);
    await bed.profile(rated.id, { isVisible: false }, 2);
    const hidden = await bed.rate(rater, rated, 5);
    expect(codeOf(nobody)).toBe('404 not-found');
    expect(hidden.body).toEqual(nobody.body);
  });

  test('for a moment while the own profile is on its way', async () => {
    const { bed, rated } = await createPair();
    const newcomer = await bed.signIn(bed.effects.ids.next());
    const answer = await bed.rate(newcomer, rated, 5);
    expect([codeOf(answer), answer.headers['retry-after']]).toEqual(['503 profile-not-ready', '1']);
  });

  test('without a token, before its input is read', async () => {
    const { bed } = await createPair();
    const path = '/ratings/add-new-rating';
    expect((await call(bed.ratings, { method: 'POST', path, body: { nonsense: true } })).status).toBe(401);
  });
});

describe('under an Idempotency-Key', () => {
  test('a retry is answered with what stands, also after a restart, and never brings back what was replaced', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'first', 'key-1');
    await bed.restart();
    expect((await bed.rate(rater, rated, 5, 'first', 'key-1')).status).toBe(201);
    await bed.rate(rater, rated, 2, 'second', 'key-2');
    const late = await bed.rate(rater, rated, 5, 'first', 'key-1');
    expect(late.body.newRating).toMatchObject({ ratingNumber: 2, comment: 'second' });
    expect(await bed.told()).toHaveLength(2);
  });

  test('a request repeated after the rating was taken back neither brings it back nor says that it counts', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'first', 'key-1');
    await bed.remove(rater, rated);
    expect(codeOf(await bed.rate(rater, rated, 5, 'first', 'key-1'))).toBe('409 rating-removed');
    expect(await bed.told()).toHaveLength(2);
    expect((await bed.rate(rater, rated, 5, 'first', 'key-2')).status).toBe(201);
  });

  test('a request that changed nothing is known as well', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'first');
    await bed.rate(rater, rated, 5, 'first', 'key-1');
    await bed.rate(rater, rated, 2, 'second');
    const late = await bed.rate(rater, rated, 5, 'first', 'key-1');
    expect(late.body.newRating.ratingNumber).toBe(2);
  });

  test('another request is refused, for this member or another', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'first', 'key-1');
    expect(codeOf(await bed.rate(rater, rated, 4, 'first', 'key-1'))).toBe('422 idempotency-key-reused');
    const third = await bed.join();
    expect(codeOf(await bed.rate(rater, third, 5, 'first', 'key-1'))).toBe('422 idempotency-key-reused');
    expect((await bed.rate(rated, rater, 4, 'first', 'key-1')).status).toBe(201);
  });

  test('ten requests of a pair are remembered, no more', async () => {
    const { bed, rater, rated } = await createPair();
    for (let n = 0; n < 12; n += 1) await bed.rate(rater, rated, 1 + (n % 5), `try ${n}`, `key-${n}`);
    const [stored] = await bed.stored.find({ ratedUserId: rated.id, isRemoved: false }, { limit: 2 });
    expect(stored?.clientKeys).toHaveLength(10);
    expect(stored?.bodyHashes).toHaveLength(10);
    expect(stored?.clientKeys.at(-1)).toBe(`${rater.id}:key-11`);
  });
});

describe('taking a rating back', () => {
  test('hides it, tells so once, and leaves room for a new one', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'gone soon');
    for (let n = 0; n < 2; n += 1) expect((await bed.remove(rater, rated)).body).toEqual({ success: true });
    expect((await bed.listOf(rated)).body.ratings).toEqual([]);
    expect((await bed.get('/ratings/get-best-ratings')).body.ratings).toEqual([]);
    expect(JSON.stringify(await bed.stored.findOne({ _id: `${rater.id}:${rated.id}` }))).not.toContain(
      'gone soon',
    );
    await bed.rate(rater, rated, 3, 'anew');
    expect((await bed.told()).map(({ type, version }) => `${type} ${version}`)).toEqual([
      'rating.added 1',
      'rating.removed 2',
      'rating.added 3',
    ]);
  });

  test('touches nobody else’s and needs a token', async () => {
    const { bed, rater, rated } = await createPair();
    await bed.rate(rater, rated, 5, 'stays');
    expect((await bed.remove(await bed.join(), rated)).status).toBe(200);
    expect((await bed.remove({ ...rater, token: 'x.y.z' }, rated)).status).toBe(401);
    expect(commentsOf(await bed.listOf(rated))).toEqual(['stays']);
  });
});
