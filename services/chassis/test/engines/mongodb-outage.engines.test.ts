import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { toAnswer } from '../../src/http/error-handler.ts';
import type { MongoDocumentsOptions } from '../../src/mongodb/documents.ts';
import type { Documents, StoredDocument } from '../../src/ports/documents.ts';
import { patience } from '../../src/testing/patience.ts';
import { until } from '../../src/testing/until.ts';
import { aDatabaseThroughProxy } from './_mongodb-bed.ts';
import { errorOf } from './_through-proxy.ts';

interface Thing extends StoredDocument {
  n: number;
}

const REJECTED_MS = 2_000 * patience;
const BACK_MS = 10_000;
const unavailable = { name: 'AppError', kind: 'unavailable' };
const spec = { name: 'things', indexes: [{ name: 'n', keys: { n: 1 } as const }] };

/** The most that may be asked for, and a silence that ends well before two thirds of it. */
const [LONGEST_MS, SILENT_MS] = [15_000, 5_000];

async function aStore(options: Partial<MongoDocumentsOptions> = {}) {
  const { proxy, openThrough, open } = await aDatabaseThroughProxy();
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const documents = openThrough({ logger, ...options });
  await documents.ensure([spec]);
  const things = documents.collection<Thing>('things');
  await things.insertOne({ _id: 'a', n: 1 });
  return { proxy, documents, things, lines, direct: () => open().collection<Thing>('things') };
}

const everyCall = (documents: Documents): Record<string, () => Promise<unknown>> => {
  const things = documents.collection<Thing>('things');
  return {
    insertOne: () => things.insertOne({ _id: 'b', n: 2 }),
    findOne: () => things.findOne({ _id: 'a' }),
    find: () => things.find({}, { limit: 5 }),
    countUpTo: () => things.countUpTo({ n: 1 }, 5),
    updateOne: () => things.updateOne({ _id: 'a' }, { $inc: { n: 1 } }),
    upsert: () => things.updateOne({ _id: 'c' }, { $inc: { n: 1 } }, { upsert: true }),
    findOneAndUpdate: () => things.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }),
    deleteOne: () => things.deleteOne({ _id: 'z' }),
    missing: () => documents.missing([spec]),
    ping: () => documents.ping(),
    ensure: () => documents.ensure([spec]),
  };
};

async function timed(call: () => Promise<unknown>) {
  const start = performance.now();
  const error = await errorOf(call());
  return { error, ms: performance.now() - start };
}

/** All at once, then one alone: the first may meet old connections, the second waits for a new one. */
async function expectAllRejected(documents: Documents): Promise<void> {
  const calls = everyCall(documents);
  const together = Object.entries(calls).map(async ([name, call]) => ({ name, ...(await timed(call)) }));
  for (const { name, error, ms } of await Promise.all(together)) {
    expect(error, name).toMatchObject(unavailable);
    expect(toAnswer(error), name).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    expect(ms, name).toBeLessThan(REJECTED_MS);
  }
  const alone = await timed(() => documents.ping());
  expect(alone.error).toMatchObject(unavailable);
  expect(alone.ms).toBeLessThan(REJECTED_MS);
}

const answers = async (documents: Documents): Promise<boolean> =>
  (await errorOf(documents.collection<Thing>('things').findOne({ _id: 'a' }))) === undefined;

async function expectBack(documents: Documents): Promise<void> {
  const start = performance.now();
  await until(() => answers(documents), BACK_MS, 'the store');
  expect(performance.now() - start).toBeLessThan(BACK_MS * patience);
  for (const [name, call] of Object.entries(everyCall(documents)))
    expect([name, await errorOf(call())]).toEqual([
      name,
      name === 'insertOne' ? expect.anything() : undefined,
    ]);
}

test('with the server gone every call is answered 503 in time, and works when it is back', async () => {
  const { proxy, documents, lines } = await aStore();
  await documents.collection<Thing>('things').insertOne({ _id: 'b', n: 2 });
  await proxy.refuse();
  await expectAllRejected(documents);
  await until(() => lines.includes('documents are unreachable'), BACK_MS, 'noticing the outage');
  await expectAllRejected(documents);
  await proxy.open();
  await expectBack(documents);
  expect(lines).toEqual(['reached', 'unreachable', 'reached'].map((state) => `documents are ${state}`));
});

test('a server that went silent costs every call its time and no more, and is found again', async () => {
  const { proxy, documents, things } = await aStore();
  await things.insertOne({ _id: 'b', n: 2 });
  proxy.silence();
  await expectAllRejected(documents);
  await expectAllRejected(documents);
  await proxy.open();
  await expectBack(documents);
});

test('a server that is silent for less than an operation may take is waited for', async () => {
  const { proxy, things, lines } = await aStore({ timeoutMs: LONGEST_MS });
  proxy.silence();
  const update = things.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
  await setTimeout(SILENT_MS);
  await proxy.open();
  expect(await update).toMatchObject({ modified: 1 });
  expect(await things.findOne({ _id: 'a' })).toMatchObject({ n: 2 });
  expect(lines).toEqual(['documents are reached']);
});

test('connections cut under writes reject some, lose no acknowledged one and are made again', async () => {
  const { proxy, documents, things, direct } = await aStore();
  const writes = Array.from({ length: 200 }, async (_, n) => {
    const { error, ms } = await timed(() => things.insertOne({ _id: `w${n}`, n }));
    return { _id: `w${n}`, error, ms };
  });
  proxy.afterBytes(8_000, () => proxy.cut());
  const done = await Promise.all(writes);
  for (const { error, ms } of done) {
    if (error) expect(error).toMatchObject(unavailable);
    expect(ms).toBeLessThan(REJECTED_MS);
  }
  expect(done.some(({ error }) => error)).toBe(true);
  await until(() => answers(documents), BACK_MS, 'the store');
  const stored = new Set((await direct().find({}, { limit: 1_000 })).map(({ _id }) => _id));
  for (const { _id, error } of done) if (!error) expect(stored).toContain(_id);
});

test('a write whose answer never came may be repeated under its id', async () => {
  const { proxy, documents, things } = await aStore();
  const rejected: string[] = [];
  const write = async (_id: string): Promise<void> => {
    if (await errorOf(things.insertOne({ _id, n: 1 }))) rejected.push(_id);
  };
  proxy.afterBytes(4_000, () => proxy.silence());
  await Promise.all(Array.from({ length: 100 }, (_, n) => write(`w${n}`)));
  expect(rejected).not.toEqual([]);
  await proxy.open();
  await until(() => answers(documents), BACK_MS, 'the store');
  for (const _id of rejected) {
    const again = await errorOf(things.insertOne({ _id, n: 1 }));
    if (again) expect(again).toMatchObject({ name: 'DuplicateKeyError', index: '_id_' });
  }
  expect(await things.countUpTo({ _id: { $gt: 'w' } }, 1_000)).toBe(100);
});

test.each(['refuse', 'silence'] as const)(
  'a store that starts while its server is gone (%s) rejects in time and works later',
  async (how) => {
    const { proxy, openThrough } = await aDatabaseThroughProxy();
    await proxy[how]();
    const documents = openThrough();
    await expectAllRejected(documents);
    await proxy.open();
    await until(
      () =>
        documents.ping().then(
          () => true,
          () => false,
        ),
      BACK_MS,
      'the store',
    );
    await documents.ensure([spec]);
    expect(await documents.missing([spec])).toEqual([]);
  },
);

test('a store that is closed lets go of a silent server and answers unavailable', async () => {
  const { proxy, documents } = await aStore();
  proxy.silence();
  expect((await timed(() => documents.close())).ms).toBeLessThan(REJECTED_MS);
  expect(await errorOf(documents.ping())).toMatchObject(unavailable);
});

test('a migration that its server leaves in the middle gives up, and completes when repeated', async () => {
  const { proxy, documents } = await aStore();
  const specs = Array.from({ length: 20 }, (_, n) => ({ ...spec, name: `things-${n}` }));
  proxy.afterBytes(4_000, () => proxy.silence());
  const { error, ms } = await timed(() => documents.ensure(specs));
  expect(error).toMatchObject(unavailable);
  expect(ms).toBeLessThan(BACK_MS * patience);
  await proxy.open();
  await until(() => answers(documents), BACK_MS, 'the store');
  await documents.ensure(specs);
  expect(await documents.missing(specs)).toEqual([]);
});
