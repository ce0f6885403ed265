import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { expect, onTestFinished, test } from 'vitest';
import { creatorId, fillOffers, syntheticId } from './_offers.ts';
import { createOffersBed } from './offers-bed.ts';

/** A store that reports every read no index covers. */
function createWatchedDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-scan-'));
  const scans: string[] = [];
  const documents = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: ({ collection, filter, plan }) =>
      scans.push(`${collection} ${JSON.stringify(filter)}: ${plan.join(', ')}`),
  });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { documents, scans };
}

const queries = [
  '',
  'category=Music',
  'category=Music&type=seeking&status=open',
  `createdBy=${creatorId(1)}`,
  'q=pai',
  'q=mur+ber&type=offer',
  'q=nobody',
];

test('no request reads offers, applications or cards without an index', async () => {
  const { documents, scans } = createWatchedDocuments();
  const bed = await createOffersBed({ documents, fill: (store) => fillOffers(store, 300) });
  const me = await bed.signIn(creatorId(1), 'entrepreneur');
  const mira = await bed.artist();
  for (const query of queries) {
    const { body } = await bed.get(`/offers?limit=5&${query}`, me);
    if (body.nextCursor) await bed.get(`/offers?limit=5&${query}&cursor=${body.nextCursor}`, me);
  }
  const { body } = await bed.create(me, {}, { 'idempotency-key': 'one' });
  const id: string = body.offer._id;
  await bed.create(me, {}, { 'idempotency-key': 'one' });
  await bed.update(me, id, { title: 'Paint two' });
  await bed.apply(mira, id);
  await bed.apply(mira, syntheticId(5));
  await bed.get(`/offers?limit=1&applicantId=${mira.id}`, mira);
  await bed.get(`/offers/find/${id}`, me);
  await bed.remove(me, id);
  await bed.settle();
  expect(scans).toEqual([]);

  await bed.stored.find({ title: 'Paint two' }, { limit: 1 });
  expect(scans).toHaveLength(1);
});

test('a page reads the same number of documents among 200 offers and among 2,000', async () => {
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
    const bed = await createOffersBed({
      documents: counted as typeof documents,
      fill: (store) => fillOffers(store, count),
    });
    read = 0;
    for (const query of ['limit=20', 'limit=5&status=open', 'limit=5&q=p', 'limit=3&category=Dance'])
      expect((await bed.get(`/offers?${query}`)).body.offers.length).toBeGreaterThanOrEqual(3);
    return read;
  };
  expect(await reads(2_000)).toBe(await reads(200));
});

test('a page behind hundreds of offers nobody may see costs a few reads; the cursor leads on to the rest', async () => {
  const { documents } = createWatchedDocuments();
  let reads = 0;
  const counted: typeof documents = {
    ...documents,
    collection(name) {
      const own = documents.collection<never>(name);
      return {
        ...own,
        find(...asked: Parameters<typeof own.find>) {
          reads += 1;
          return own.find(...asked);
        },
      };
    },
  };
  const bed = await createOffersBed({ documents: counted, fill: (store) => fillOffers(store, 1_500) });
  const cards = documents.collection('cards');
  for (let n = 1; n < 50; n += 1)
    await cards.updateOne({ _id: creatorId(n) }, { $set: { isVisible: false } });
  // The oldest fifty offers stay, one of them by the one creator who is still seen.
  const shown = syntheticId(0);
  for (let n = 50; n < 1_500; n += 50)
    await bed.stored.updateOne({ _id: syntheticId(n) }, { $set: { createdBy: creatorId(1) } });

  const first = (await bed.get('/offers?limit=1')).body;
  expect(first.offers).toEqual([]);
  expect(reads).toBeLessThan(30);
  const { offers } = (await bed.get(`/offers?limit=1&cursor=${first.nextCursor}`)).body;
  expect(offers.map(({ _id }: { _id: string }) => _id)).toEqual([shown]);
});
