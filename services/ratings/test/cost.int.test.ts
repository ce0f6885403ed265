import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { expect, onTestFinished, test } from 'vitest';
import { blankRating, ratedFields } from '../src/domain/rating.ts';
import { commentsOf, createRatingsBed, type RatingsBed } from './ratings-bed.ts';

/** A store that reports every read no index covers and counts the documents it gives out. */
function createWatchedDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-scan-'));
  const scans: string[] = [];
  const documents = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: ({ collection, filter }) => scans.push(`${collection} ${JSON.stringify(filter)}`),
  });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { documents, scans };
}

test('no request reads ratings or cards without an index', async () => {
  const { documents, scans } = createWatchedDocuments();
  const bed = await createRatingsBed({ documents });
  const [one, two] = [await bed.join(), await bed.join({ role: 'entrepreneur' })];
  await bed.rate(one, two, 5, 'keyed', 'key-1');
  await bed.rate(two, one, 5);
  const { ratings } = (await bed.listOf(one, '?limit=1')).body;
  await bed.listOf(one, `?limit=1&cursor=0000000000000-${ratings[0]._id}`);
  for (const role of ['', 'artist', 'entrepreneur']) await bed.get(`/ratings/get-best-ratings?role=${role}`);
  await bed.remove(one, two);
  await bed.settle();
  expect(scans).toEqual([]);

  await bed.stored.find({ comment: 'x' }, { limit: 1 });
  expect(scans).toHaveLength(1);
});

test('rating, a page and the best ratings read as many documents among 60 ratings as among 300', async () => {
  const reads = async (count: number) => {
    const { documents } = createWatchedDocuments();
    let read = 0;
    const counted = {
      ...documents,
      collection: (name: string) => {
        const collection = documents.collection<never>(name);
        return {
          ...collection,
          find: async (...args: Parameters<typeof collection.find>) => {
            const found = await collection.find(...args);
            read += found.length;
            return found;
          },
        };
      },
    };
    // The wrapper answers what the store answers: only the generic of `collection` is lost on the way.
    const bed = await createRatingsBed({ documents: counted as typeof documents });
    const rated = await bed.join();
    const raters = await Promise.all(Array.from({ length: 60 }, () => bed.join()));
    const others = await Promise.all(Array.from({ length: count / 60 - 1 }, () => bed.join()));
    for (const member of [rated, ...others])
      await Promise.all(raters.map((rater) => bed.rate(rater, member, 5)));
    read = 0;
    await bed.rate(await bed.join(), rated, 4);
    expect((await bed.listOf(rated, '?limit=20')).body.ratings).toHaveLength(20);
    expect((await bed.get('/ratings/get-best-ratings')).body.ratings).toHaveLength(20);
    return read;
  };
  const few = await reads(60);
  const many = await reads(300);
  // Members of the best ratings are read once each: a few more of them may be different people.
  expect(Math.abs(many - few)).toBeLessThan(45);
  expect(few).toBeGreaterThan(20);
});

/** Ratings of one member by others nobody knows, past the use cases; the later the better. */
async function fillHidden(bed: RatingsBed, ratedUserId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const raterId = `e${n.toString(16).padStart(23, '0')}`;
    const blank = blankRating({ ratingId: raterId, raterId, ratedUserId }, 'artist');
    const verdict = { stars: 5, comment: 'Nobody may read this.' };
    await bed.stored.insertOne({ ...blank, ...ratedFields(raterId, verdict, 2e12 + n), version: 1 });
  }
}

test('behind hundreds of ratings nobody may see, pages are short and lead on, and the best are still found', async () => {
  const bed = await createRatingsBed();
  const [rated, rater] = [await bed.join(), await bed.join()];
  await bed.rate(rater, rated, 5, 'seen');
  await fillHidden(bed, rated.id, 500);
  const first = (await bed.listOf(rated, '?limit=100')).body;
  expect(first.ratings).toEqual([]);
  let page = first;
  for (let at = 1; at <= 5; at += 1) {
    expect(page.nextCursor).not.toBeNull();
    page = (await bed.listOf(rated, `?limit=100&cursor=${page.nextCursor}`)).body;
  }
  expect(commentsOf({ status: 200, headers: {}, body: page })).toEqual(['seen']);
  expect(commentsOf(await bed.get('/ratings/get-best-ratings'))).toEqual(['seen']);
});
