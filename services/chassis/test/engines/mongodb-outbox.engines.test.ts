import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedBus } from '../../src/embedded/bus.ts';
import { type AggregateDocument, claimIndex, createAggregates } from '../../src/outbox/aggregates.ts';
import { createRelay } from '../../src/outbox/relay.ts';
import type { DeliveredMessage } from '../../src/ports/bus.ts';
import type { Documents } from '../../src/ports/documents.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { createSeededIds } from '../../src/testing/effects.ts';
import { until } from '../../src/testing/until.ts';
import { naming, sequences, type Thing } from '../_outbox-bed.ts';
import { aDataFolder } from '../contract/_data-folder.ts';
import { aDatabase, aDatabaseThroughProxy } from './_mongodb-bed.ts';
import { errorOf } from './_through-proxy.ts';

const DRAINED_MS = 20_000;
const clock = createSystemClock();

function aBus() {
  const folder = aDataFolder();
  const bus = createEmbeddedBus({ path: folder.file('bus.sqlite'), clock });
  onTestFinished(async () => {
    await bus.close();
    folder.remove();
  });
  const published = async (): Promise<string[]> => {
    const messages: DeliveredMessage[] = [];
    const replay = await bus.replay({ topics: ['things.v1'], onMessage: async (m) => void messages.push(m) });
    await replay.close();
    return sequences(messages);
  };
  return { bus, published };
}

/** One service on its own client: its aggregates and its relay. */
function aService(documents: Documents, bus: ReturnType<typeof aBus>['bus'], seed: number) {
  const things = documents.collection<Thing>('things');
  const relay = createRelay({
    source: 'test',
    collections: [documents.collection<AggregateDocument>('things')],
    bus,
    clock,
    ids: createSeededIds(seed),
    logger: pino({ level: 'silent' }),
    isSoleOwner: false,
    sweepMs: 100,
    staleMs: 3_000,
  });
  relay.start();
  onTestFinished(() => relay.close());
  const aggregates = createAggregates(things, clock, relay.wake);
  return {
    things,
    make: (id: string) => aggregates.insert({ _id: id, name: 'new' }, [naming(id, 'new')]),
    rename: (id: string, name: string) =>
      aggregates.update(id, () => ({ set: { name }, events: [naming(id, name)] })),
  };
}

async function twoServices(first: Documents, second: Documents) {
  const { bus, published } = aBus();
  await first.ensure([{ name: 'things', indexes: [claimIndex] }]);
  await bus.ensure(['things.v1', 'things.v1.dead']);
  return { services: [aService(first, bus, 1), aService(second, bus, 2)] as const, published };
}

/** An event may come twice, when a write frees a claim under the relay that holds it; consumers go by version. */
const ofEach = (seen: readonly string[], ids: readonly string[]): string[][] =>
  ids.map((id) => seen.filter((sequence) => sequence.startsWith(`${id}:`)));

const allOf = (id: string, versions: number): string[] =>
  Array.from({ length: versions }, (_, at) => `${id}:${at + 1}`);

test('two relays at once publish every event and keep the order of each document', async () => {
  const { open } = aDatabase();
  const { services, published } = await twoServices(open(), open());
  const [one, two] = services;
  const ids = Array.from({ length: 30 }, (_, n) => `t${n}`);
  const life = async (id: string): Promise<void> => {
    await one.make(id);
    for (let n = 0; n < 5; n += 1)
      await Promise.all([one.rename(id, `one ${n}`), two.rename(id, `two ${n}`)]);
  };
  await Promise.all(ids.map(life));
  const firstTimes = async () => [...new Set(await published())];
  await until(async () => (await firstTimes()).length === ids.length * 11, DRAINED_MS, 'publishing');
  await until(async () => (await one.things.countUpTo({ claim: { $exists: true } }, 1)) === 0, DRAINED_MS);
  expect(ofEach(await firstTimes(), ids)).toEqual(ids.map((id) => allOf(id, 11)));
  for (const thing of await two.things.find({}, { limit: 50 }))
    expect(thing).toEqual({ _id: thing._id, version: 11, name: expect.any(String) });
});

test.each(['refuse', 'silence'] as const)(
  'relays live through an outage (%s): nothing is lost, the order is kept',
  async (how) => {
    const { proxy, open, openThrough } = await aDatabaseThroughProxy();
    const { services, published } = await twoServices(openThrough(), open());
    const [one, two] = services;
    const ids = Array.from({ length: 10 }, (_, n) => `t${n}`);
    await Promise.all(ids.map(one.make));
    const renames = async (): Promise<void> => {
      for (let n = 0; n < 5; n += 1)
        await Promise.all(
          ids.flatMap((id) => [errorOf(one.rename(id, `one ${n}`)), errorOf(two.rename(id, `two ${n}`))]),
        );
    };
    proxy.afterBytes(20_000, () => void proxy[how]());
    await renames();
    await proxy.open();
    await until(async () => (await errorOf(one.rename('t0', 'back'))) === undefined, 10_000, 'the store');
    await until(async () => (await two.things.countUpTo({ claim: { $exists: true } }, 1)) === 0, DRAINED_MS);
    const stored = await two.things.find({}, { limit: 50, sort: { _id: 1 } });
    const firstTimes = [...new Set(await published())];
    expect(stored).toHaveLength(ids.length);
    expect(
      ofEach(
        firstTimes,
        stored.map(({ _id }) => _id),
      ),
    ).toEqual(stored.map(({ _id, version }) => allOf(_id, version)));
  },
);
