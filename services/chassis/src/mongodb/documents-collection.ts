import type { Collection as MongoCollection, UpdateFilter } from 'mongodb';
import { conditionsOf } from '../documents/conditions.ts';
import { checkJson, type Json } from '../documents/json.ts';
import { stepsOf, type UpdateStep } from '../documents/update-steps.ts';
import {
  type Collection,
  DuplicateKeyError,
  type Filter,
  type Sort,
  type StoredDocument,
  type Update,
} from '../ports/documents.ts';
import type { WithDeadline } from './deadline.ts';
import { checkId, idAmong, type Query, queryOf, type StoredJson } from './documents-query.ts';

type Change = UpdateFilter<StoredJson>;

const UPSERT_TRIES = 3;

function changeOf(steps: readonly UpdateStep[]): Change {
  const change: Record<string, Record<string, Json>> = {};
  for (const { operator, path, operand } of steps) {
    change[operator] ??= {};
    change[operator][path] = operand;
  }
  // The driver refuses an update without operators; an empty one changes nothing. Steps are made of the port's operators.
  return (steps.length > 0 ? change : { $setOnInsert: {} }) as Change;
}

function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1)
    throw new TypeError(`limit must be a positive integer, not ${limit}`);
}

/**
 * Two that upsert one key at once both try to insert; the server refuses one, having written nothing. Tried again,
 * that one finds the document.
 */
async function upserting<R>(isUpsert: boolean, write: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isUpsert || !(error instanceof DuplicateKeyError) || tries >= UPSERT_TRIES) throw error;
    }
  }
}

/** One collection on a MongoDB server. */
export function createCollection<T extends StoredDocument>(
  stored: MongoCollection<StoredJson>,
  withDeadline: WithDeadline,
): Collection<T> {
  // The port's promise: a collection holds what its users put in, all of type T.
  const typed = (document: StoredJson): T => document as unknown as T;

  const update = async <R>(
    filter: Filter,
    changes: Update,
    isUpsert: boolean,
    write: (query: Query, change: Change) => Promise<R>,
  ): Promise<R> => {
    const steps = stepsOf(changes);
    const conditions = conditionsOf(filter);
    if (isUpsert) checkId(idAmong(conditions, steps));
    const query = queryOf(conditions);
    return upserting(isUpsert, () => write(query, changeOf(steps)));
  };

  const find = async (filter: Filter, sort: Sort, limit: number): Promise<T[]> => {
    const query = queryOf(conditionsOf(filter));
    checkLimit(limit);
    const found = await withDeadline((deadline) =>
      stored.find(query, { sort, limit, batchSize: limit, ...deadline }).toArray(),
    );
    return found.map(typed);
  };

  return {
    async insertOne(document) {
      checkJson(document, 'document');
      checkId(document._id);
      // A copy without undefined fields; checkJson has just said that it is JSON.
      const copy = JSON.parse(JSON.stringify(document)) as StoredJson;
      await withDeadline((deadline) => stored.insertOne(copy, { ...deadline }));
    },
    findOne: async (filter, { sort = {} } = {}) => (await find(filter, sort, 1))[0],
    find: (filter, { sort = {}, limit }) => find(filter, sort, limit),
    async countUpTo(filter, limit) {
      const query = queryOf(conditionsOf(filter));
      checkLimit(limit);
      return withDeadline((deadline) => stored.countDocuments(query, { limit, ...deadline }));
    },
    updateOne: (filter, changes, { upsert = false } = {}) =>
      update(filter, changes, upsert, async (query, change) => {
        const done = await withDeadline((deadline) =>
          stored.updateOne(query, change, { upsert, ...deadline }),
        );
        return {
          matched: done.matchedCount,
          modified: done.modifiedCount,
          upserted: done.upsertedCount > 0,
        };
      }),
    findOneAndUpdate: (filter, changes, { sort = {}, upsert = false } = {}) =>
      update(filter, changes, upsert, async (query, change) => {
        const options = { sort, upsert, returnDocument: 'after', includeResultMetadata: false } as const;
        const found = await withDeadline((deadline) =>
          stored.findOneAndUpdate(query, change, { ...options, ...deadline }),
        );
        return found ? typed(found) : undefined;
      }),
    async deleteOne(filter) {
      const query = queryOf(conditionsOf(filter));
      const { deletedCount } = await withDeadline((deadline) => stored.deleteOne(query, { ...deadline }));
      return { deleted: deletedCount };
    },
  };
}
