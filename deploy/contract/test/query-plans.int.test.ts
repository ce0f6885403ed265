import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { events, topics } from '@kindred/proto/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import { createHastyClock } from '../src/testing/hasty-clock.ts';
import { type Product, startProduct } from '../src/testing/product.ts';
import { watchDocuments } from '../src/testing/watched-documents.ts';
import { createTour, type Tour } from './_tour.ts';
import { tourAccounts, tourEnds } from './_tour-of-accounts.ts';
import { tourOffers } from './_tour-of-offers.ts';
import { tourProfiles } from './_tour-of-profiles.ts';
import { tourChat, tourLive, tourRatings } from './_tour-of-talk.ts';

const DAY_MS = 24 * 3_600_000;
const system = createSystemEffects();
const clock = createHastyClock(system.clock);
const documents = watchDocuments();
let product: Product;
let tour: Tour;

/** Everything the sweeps look for is due, and has been looked for. */
async function sweepAll(): Promise<void> {
  clock.leap(400 * DAY_MS);
  const swept = ['sessions', 'mails'];
  const before = documents.questions.size;
  await until(
    () => swept.every((name) => [...documents.questions].some((one) => one.includes(`.${name}: _id`))),
    20_000,
    `sweeps (${before} questions)`,
  );
}

beforeAll(async () => {
  product = await startProduct({
    adapters: embeddedAdapters,
    effects: { ...system, clock },
    openDocuments: documents.open,
  });
  tour = createTour(product);
  const [artist, creator, third] = await Promise.all([
    product.members.make(),
    product.members.make({ role: 'entrepreneur' }),
    product.members.make({ firstname: 'Bo' }),
  ]);
  await tourAccounts(tour);
  await tourProfiles(tour, artist, creator);
  await tourOffers(tour, artist, creator);
  await tourRatings(tour, artist, creator, third);
  await product.members.connect(artist, third);
  await tourChat(tour, artist, third);
  await tourLive(tour, artist);
  await tourEnds(tour, artist);
  await sweepAll();
}, 120_000 * patience);
afterAll(async () => {
  await product.stop();
  documents.remove();
});

it('takes a tour of every public call', () => {
  expect(
    publicRoutes.map(({ method, path }) => `${method} ${path}`).filter((call) => !tour.visited.has(call)),
  ).toEqual([]);
});

it('causes every event of the house', async () => {
  const seen = new Set<string>();
  const replay = await product.cluster.bus.replay({
    topics: Object.values(topics),
    onMessage: async ({ headers }) => void seen.add(headers.ce_type ?? ''),
  });
  await until(() => seen.size >= Object.keys(events).length, 20_000, 'the last events').catch(() => {});
  await replay.close();
  expect(
    Object.values(events)
      .map(({ type }) => type)
      .filter((type) => !seen.has(type)),
  ).toEqual([]);
});

it('asks every collection', () => {
  const asked = [...documents.questions].map((question) => question.split(':')[0]);
  expect([...documents.collections].filter((collection) => !asked.includes(collection))).toEqual([]);
});

it('answers every question of every call, consumer and job from an index', () => {
  expect(documents.scans).toEqual([]);
});

/** Entries these walk over are few, for the reason given. */
const shortWalks: Readonly<Record<string, string>> = {
  'identity.sessions: claim $exists, expiresAt $lt by expiresAt 1':
    'expired sessions whose events still wait for the bus',
};

it('walks over no entries that do not fit, but where they are few', () => {
  expect([...documents.walks].filter((question) => !(question in shortWalks))).toEqual([]);
});

it('would report a question no index covers', async () => {
  const store = await documents.open('profiles');
  const before = documents.scans.length;
  await store.collection('members').find({ title: 'Muralist' }, { sort: { _id: 1 }, limit: 1 });
  await store.close();
  expect(documents.scans.splice(before)).toMatchObject([{ question: 'profiles.members: title by _id 1' }]);
});
