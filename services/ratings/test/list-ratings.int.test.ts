import { describe, expect, test } from 'vitest';
import { codeOf, commentsOf, createRatingsBed, type Member, type RatingsBed } from './ratings-bed.ts';

async function rateBy(bed: RatingsBed, count: number, rated: Member): Promise<Member[]> {
  const raters: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const rater = await bed.join({ firstname: `Rater ${n}` });
    await bed.rate(rater, rated, 1 + (n % 5), `comment ${n}`);
    raters.push(rater);
  }
  return raters;
}

async function readAll(bed: RatingsBed, rated: Member, limit: number) {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await bed.listOf(rated, `?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    pages.push(commentsOf(answer));
    cursor = answer.body.nextCursor;
  }
  return pages;
}

describe('the ratings of a member', () => {
  test('come newest first, each with who rated: picture and first name, nothing more', async () => {
    const bed = await createRatingsBed();
    const rated = await bed.join();
    const [rater] = await rateBy(bed, 2, rated);
    const { status, body } = await bed.listOf(rated);
    expect([status, body.success, body.nextCursor]).toEqual([200, true, null]);
    expect(body.ratings.map(({ comment }: { comment: string }) => comment)).toEqual([
      'comment 1',
      'comment 0',
    ]);
    expect(body.ratings[1]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ratedUserId: rated.id,
      ratingNumber: 1,
      comment: 'comment 0',
      createdAt: '2026-01-01T00:00:01.000Z',
      rater: { profileImage: null, address: { firstname: 'Rater 0' } },
    });
    expect(JSON.stringify(body)).not.toContain(rater?.id);
  });

  test('come page by page, none twice, none left out, none empty at the end', async () => {
    const bed = await createRatingsBed();
    const rated = await bed.join();
    await rateBy(bed, 6, rated);
    const newestFirst = [5, 4, 3, 2, 1, 0].map((n) => `comment ${n}`);
    expect(await readAll(bed, rated, 3)).toEqual([newestFirst.slice(0, 3), newestFirst.slice(3)]);
    expect(await readAll(bed, rated, 4)).toEqual([newestFirst.slice(0, 4), newestFirst.slice(4)]);
    expect((await readAll(bed, rated, 1)).flat()).toEqual(newestFirst);
  });

  test('keep their places for a reader while new ones arrive', async () => {
    const bed = await createRatingsBed();
    const rated = await bed.join();
    await rateBy(bed, 4, rated);
    const { nextCursor } = (await bed.listOf(rated, '?limit=2')).body;
    await bed.rate(await bed.join(), rated, 5, 'in between');
    const next = await bed.listOf(rated, `?limit=2&cursor=${nextCursor}`);
    expect(commentsOf(next)).toEqual(['comment 1', 'comment 0']);
  });

  test('leave out who may not be seen, and follow a changed name', async () => {
    const bed = await createRatingsBed();
    const rated = await bed.join();
    const [hidden, renamed] = await rateBy(bed, 2, rated);
    await bed.profile(hidden?.id ?? '', { isVisible: false }, 2);
    await bed.profile(renamed?.id ?? '', { firstname: 'Anneke', profileImage: '/media/profiles/a.webp' }, 2);
    const { ratings } = (await bed.listOf(rated)).body;
    expect(ratings).toMatchObject([
      {
        comment: 'comment 1',
        rater: { profileImage: '/media/profiles/a.webp', address: { firstname: 'Anneke' } },
      },
    ]);
    await bed.profile(hidden?.id ?? '', { firstname: 'Back' }, 3);
    expect((await bed.listOf(rated)).body.ratings).toHaveLength(2);
  });

  test('of nobody, and of somebody hidden, are not found', async () => {
    const bed = await createRatingsBed();
    const rated = await bed.join();
    await bed.profile(rated.id, { isVisible: false }, 2);
    expect(codeOf(await bed.listOf(rated))).toBe('404 not-found');
    expect(codeOf(await bed.listOf(await bed.signIn('f'.repeat(24))))).toBe('404 not-found');
  });

  test('of somebody unrated are an empty list', async () => {
    const bed = await createRatingsBed();
    expect((await bed.listOf(await bed.join())).body).toEqual({
      success: true,
      ratings: [],
      nextCursor: null,
    });
  });
});

describe('the best ratings', () => {
  const best = async (bed: RatingsBed, query = '') =>
    commentsOf(await bed.get(`/ratings/get-best-ratings/${query}`));

  test('are the ones with most stars, the newest of those first, with and without a slash', async () => {
    const bed = await createRatingsBed();
    const [rated, one, two, three] = [await bed.join(), await bed.join(), await bed.join(), await bed.join()];
    await bed.rate(one, rated, 5, 'old five');
    await bed.rate(two, rated, 3, 'three');
    await bed.rate(three, rated, 5, 'new five');
    expect(await best(bed)).toEqual(['new five', 'old five', 'three']);
    expect(await best(bed, '?role=')).toEqual(['new five', 'old five', 'three']);
    expect(commentsOf(await bed.get('/ratings/get-best-ratings'))).toEqual(['new five', 'old five', 'three']);
  });

  test('of a role are about members of that role', async () => {
    const bed = await createRatingsBed();
    const [artist, owner] = [await bed.join({ role: 'artist' }), await bed.join({ role: 'entrepreneur' })];
    await bed.rate(owner, artist, 5, 'about an artist');
    await bed.rate(artist, owner, 5, 'about an entrepreneur');
    expect(await best(bed, '?role=artist')).toEqual(['about an artist']);
    expect(await best(bed, '?role=entrepreneur')).toEqual(['about an entrepreneur']);
  });

  test('show neither hidden members nor hidden raters', async () => {
    const bed = await createRatingsBed();
    const [rated, hidden, rater] = [await bed.join(), await bed.join(), await bed.join()];
    await bed.rate(rater, hidden, 5, 'about the hidden');
    await bed.rate(hidden, rated, 5, 'by the hidden');
    await bed.rate(rater, rated, 1, 'seen');
    await bed.profile(hidden.id, { isVisible: false }, 2);
    expect(await best(bed)).toEqual(['seen']);
  });

  test('are twenty at most, found behind many of hidden members', async () => {
    const bed = await createRatingsBed();
    const [rated, hidden] = [await bed.join(), await bed.join()];
    const raters = await rateBy(bed, 25, rated);
    for (const rater of raters) await bed.rate(rater, hidden, 5, 'hidden');
    expect(await best(bed)).toHaveLength(20);
    await bed.profile(hidden.id, { isVisible: false }, 2);
    const seen = await best(bed);
    expect(seen).toHaveLength(20);
    expect(seen).not.toContain('hidden');
  });
});

test.each(['/ratings/get-best-ratings/', '/ratings/get-for-user/'])(
  '%s is not sent again to who has it, and sent as soon as it changed',
  async (path) => {
    const bed = await createRatingsBed();
    const [rated, rater] = [await bed.join(), await bed.join()];
    await bed.rate(rater, rated, 5, 'first');
    const read = (headers = {}) => bed.get(path.includes('user') ? `${path}${rated.id}` : path, headers);
    const first = await read();
    const known = { 'if-none-match': String(first.headers.etag) };
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    const again = await read(known);
    expect([again.status, again.body]).toEqual([304, undefined]);
    await bed.rate(rater, rated, 4, 'second');
    const changed = await read(known);
    expect(changed.status).toBe(200);
    expect(commentsOf(changed)).toEqual(['second']);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  },
);

test('errors carry no tag', async () => {
  const bed = await createRatingsBed();
  const answer = await bed.listOf(await bed.signIn('f'.repeat(24)));
  expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
});
