import { expect, test } from 'vitest';
import type { CollectionSpec, StoredDocument } from '../../src/ports/documents.ts';
import { aDatabase } from './_mongodb-bed.ts';

interface Task extends StoredDocument {
  claim: 0 | string;
}

const CLIENTS = 4;
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const tasks: CollectionSpec = {
  name: 'tasks',
  indexes: [{ name: 'claim', keys: { claim: 1 }, sparse: true }],
};

function clients() {
  const { open } = aDatabase();
  return times(CLIENTS).map(() => open());
}

test('processes that migrate at the same time make everything once', async () => {
  const stores = clients();
  const specs = times(8).map(
    (n): CollectionSpec => ({
      name: `things-${n}`,
      indexes: [
        { name: 'email', keys: { email: 1 }, unique: true },
        { name: 'by', keys: { by: 1, at: -1 } },
      ],
    }),
  );
  await Promise.all(stores.map((store) => store.ensure(specs)));
  for (const store of stores) expect(await store.missing(specs)).toEqual([]);
  for (const { name } of specs) {
    const things = stores[0]?.collection<StoredDocument & { email: string }>(name);
    await things?.insertOne({ _id: 'a', email: 'a@x' });
    await expect(things?.insertOne({ _id: 'b', email: 'a@x' })).rejects.toMatchObject({ index: 'email' });
    await things?.deleteOne({ _id: 'a' });
    await things?.insertOne({ _id: 'b', email: 'a@x' });
  }
});

test('20 claimers in four processes claim each of 200 documents exactly once', async () => {
  const stores = clients();
  const [first] = stores;
  await first?.ensure([tasks]);
  for (const at of times(200)) await first?.collection<Task>('tasks').insertOne({ _id: `t${at}`, claim: 0 });
  const claims = times(20).map(async (claimer) => {
    const mine: string[] = [];
    for (;;) {
      const taken = await stores[claimer % CLIENTS]
        ?.collection<Task>('tasks')
        .findOneAndUpdate({ claim: 0 }, { $set: { claim: `by-${claimer}` } });
      if (!taken) return mine;
      expect(taken.claim).toBe(`by-${claimer}`);
      mine.push(taken._id);
    }
  });
  const claimed = (await Promise.all(claims)).flat();
  expect([claimed.length, new Set(claimed).size]).toEqual([200, 200]);
});

test('what one process wrote another reads at once', async () => {
  const [writer, reader] = clients();
  await writer?.ensure([tasks]);
  for (const at of times(100)) {
    await writer?.collection<Task>('tasks').insertOne({ _id: `t${at}`, claim: `${at}` });
    expect(await reader?.collection<Task>('tasks').findOne({ claim: `${at}` })).toMatchObject({
      _id: `t${at}`,
    });
  }
});
