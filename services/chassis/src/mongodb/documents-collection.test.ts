import { type Collection as MongoCollection, MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { createDeadline } from './deadline.ts';
import { createCollection } from './documents-collection.ts';
import type { StoredJson } from './documents-query.ts';

const taken = () => new MongoServerError({ message: 'E11000 index: _id_ dup key', code: 11_000 });

/** A collection whose first updates are refused because somebody else has just inserted. */
function losing(races: number) {
  let left = races;
  const updateOne = async () => {
    if (left-- > 0) throw taken();
    return { matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };
  };
  // All that an update needs of the driver.
  const stored = { updateOne } as unknown as MongoCollection<StoredJson>;
  return createCollection(stored, createDeadline(1_000));
}

const increment = { $inc: { n: 1 } };

test('an upsert that lost the race to insert updates what the winner inserted', async () => {
  const done = await losing(2).updateOne({ _id: 'a' }, increment, { upsert: true });
  expect(done).toEqual({ matched: 1, modified: 1, upserted: false });
});

test('an upsert that loses again and again is refused, an update without upsert at once', async () => {
  const duplicate = { name: 'DuplicateKeyError', index: '_id_' };
  await expect(losing(3).updateOne({ _id: 'a' }, increment, { upsert: true })).rejects.toMatchObject(
    duplicate,
  );
  await expect(losing(1).updateOne({ _id: 'a' }, increment)).rejects.toMatchObject(duplicate);
});
