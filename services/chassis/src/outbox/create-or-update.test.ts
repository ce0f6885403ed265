import { expect, test } from 'vitest';
import { type Collection, DuplicateKeyError } from '../ports/documents.ts';
import { type AggregateDocument, type Aggregates, createAggregates } from './aggregates.ts';
import { createOrUpdate } from './create-or-update.ts';

interface Tally extends AggregateDocument {
  names: string[];
}

/** One document in memory; `beforeInsert` is what somebody else does between our look and our write. */
function createTallies(beforeInsert: (stored: Map<string, Tally>) => void): Aggregates<Tally> {
  const stored = new Map<string, Tally>();
  const collection: Pick<Collection<Tally>, 'insertOne' | 'findOne' | 'findOneAndUpdate'> = {
    async insertOne(tally) {
      beforeInsert(stored);
      if (stored.has(tally._id)) throw new DuplicateKeyError('_id_');
      stored.set(tally._id, tally);
    },
    findOne: async ({ _id }) => stored.get(String(_id)),
    async findOneAndUpdate({ _id, version }, { $set }) {
      const current = stored.get(String(_id));
      if (!current || current.version !== version) return undefined;
      stored.set(current._id, Object.assign({ ...current }, $set));
      return stored.get(current._id);
    },
  };
  const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };
  // Only what createAggregates calls is here.
  return createAggregates(collection as Collection<Tally>, clock, () => {});
}
const blank = { _id: 'a', names: [] };
const add = (name: string) => (current: { names: string[] }) => ({
  set: { names: [...current.names, name] },
  events: [],
});

test('the first change makes the document, the second changes it', async () => {
  const write = createOrUpdate(createTallies(() => {}));
  expect(await write(blank, add('one'))).toMatchObject({ names: ['one'], version: 1 });
  expect(await write(blank, add('two'))).toMatchObject({ names: ['one', 'two'], version: 2 });
});

test('who loses the race to make it decides again on what the winner wrote', async () => {
  const tallies = createTallies((stored) => {
    if (!stored.has('a')) stored.set('a', { _id: 'a', names: ['winner'], version: 1 });
  });
  expect(await createOrUpdate(tallies)(blank, add('loser'))).toMatchObject({
    names: ['winner', 'loser'],
    version: 2,
  });
});

test('a decision to do nothing makes nothing', async () => {
  const tallies = createTallies(() => {});
  await createOrUpdate(tallies)(blank, () => undefined);
  expect(await tallies.get('a')).toBeUndefined();
});

test('any other failure is passed on', async () => {
  const tallies = createTallies(() => {
    throw new Error('disk full');
  });
  await expect(createOrUpdate(tallies)(blank, add('one'))).rejects.toThrow('disk full');
});
