import { conditionsOf } from '../documents/conditions.ts';
import { checkJson, isScalar, type JsonObject } from '../documents/json.ts';
import { stepsOf, type UpdateStep } from '../documents/update-steps.ts';
import {
  type Collection,
  DuplicateKeyError,
  type Filter,
  type FindOptions,
  type Sort,
  type StoredDocument,
  type Update,
} from '../ports/documents.ts';
import { countMatches, readMatches, type ScanReport } from './documents-read.ts';
import { columnOf, type Schema } from './documents-schema.ts';
import { targetAt } from './documents-targets.ts';
import { applyUpdate } from './documents-update.ts';
import { type SqliteFile, sqliteCode } from './sqlite-file.ts';

export interface CollectionOptions {
  file: SqliteFile;
  /** Asked on every call, since `ensure` may come later. @throws Error while the collection is unknown. */
  schema(): Schema;
  onScan?: (report: ScanReport) => void;
}

interface Written {
  matched: number;
  modified: number;
  upserted: boolean;
  document: JsonObject | undefined;
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

function duplicateOf(error: unknown, { name, indexes }: Schema): unknown {
  if (!(error instanceof Error)) return error;
  if (sqliteCode(error) === SQLITE_CONSTRAINT_PRIMARYKEY) return new DuplicateKeyError('_id_');
  if (sqliteCode(error) !== SQLITE_CONSTRAINT_UNIQUE) return error;
  const index = indexes.find(({ keys, unique }) => {
    const columns = Object.keys(keys).map((path) => `${name}.${columnOf(path).replaceAll('"', '')}`);
    return unique && error.message.endsWith(`: ${columns.join(', ')}`);
  });
  return index ? new DuplicateKeyError(index.name) : error;
}

/** What an upsert starts from: the equalities of its filter. */
function seedOf(filter: Filter): JsonObject {
  const seed: JsonObject = {};
  for (const condition of conditionsOf(filter)) {
    if ('or' in condition || condition.operator !== '$eq' || !isScalar(condition.operand)) continue;
    targetAt(seed, condition.path).write(condition.operand);
  }
  return seed;
}

function createWriter({ file, schema, onScan }: CollectionOptions) {
  const translated = <R>(work: () => R): R => {
    try {
      return file.transaction(work);
    } catch (error) {
      throw duplicateOf(error, schema());
    }
  };
  const store = (before: JsonObject | undefined, after: JsonObject): void => {
    const { table, arrayIndexes, check } = schema();
    const { _id } = after;
    if (typeof _id !== 'string' || _id === '') throw new TypeError('a document needs a text as _id');
    check(after);
    const text = JSON.stringify(after);
    if (before) file.run(`UPDATE ${table} SET doc = jsonb(?) WHERE id = ?`, text, _id);
    else file.run(`INSERT INTO ${table} (id, doc) VALUES (?, jsonb(?))`, _id, text);
    for (const index of arrayIndexes) index.replace(file, before, after);
  };
  const insertNew = (filter: Filter, steps: readonly UpdateStep[]): Written => {
    const document = seedOf(filter);
    applyUpdate(document, steps, true);
    store(undefined, document);
    return { matched: 0, modified: 0, upserted: true, document };
  };

  return {
    insert: (document: StoredDocument): void => {
      checkJson(document, 'document');
      // A copy without undefined fields; checkJson has just said that it is JSON.
      const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
      translated(() => store(undefined, copy));
    },
    update: (filter: Filter, update: Update, options: { sort?: Sort; upsert?: boolean }): Written =>
      translated(() => {
        const steps = stepsOf(update);
        const [found] = readMatches(file, schema(), filter, { sort: options.sort, limit: 1, onScan });
        if (!found && options.upsert) return insertNew(filter, steps);
        if (!found) return { matched: 0, modified: 0, upserted: false, document: undefined };
        const before = JSON.stringify(found);
        const document = JSON.parse(before) as JsonObject;
        applyUpdate(document, steps, false);
        const isModified = before !== JSON.stringify(document);
        if (isModified) store(found, document);
        return { matched: 1, modified: isModified ? 1 : 0, upserted: false, document };
      }),
    remove: (filter: Filter): number =>
      translated(() => {
        const { table, arrayIndexes } = schema();
        const [found] = readMatches(file, schema(), filter, { limit: 1, onScan });
        if (!found || typeof found._id !== 'string') return 0;
        for (const index of arrayIndexes) index.replace(file, found, undefined);
        file.run(`DELETE FROM ${table} WHERE id = ?`, found._id);
        return 1;
      }),
  };
}

/** One collection of the embedded store. */
export function createCollection<T extends StoredDocument>(options: CollectionOptions): Collection<T> {
  const { file, schema, onScan } = options;
  const writer = createWriter(options);
  // The port's promise: a collection holds what its users put in, all of type T.
  const typed = (document: JsonObject): T => document as unknown as T;
  const read = (filter: Filter, { sort, limit }: FindOptions): T[] =>
    readMatches(file, schema(), filter, { sort, limit, onScan }).map(typed);

  return {
    insertOne: async (document) => writer.insert(document),
    findOne: async (filter, { sort } = {}) => read(filter, { sort, limit: 1 })[0],
    find: async (filter, findOptions) => read(filter, findOptions),
    countUpTo: async (filter, limit) => countMatches(file, schema(), filter, { limit, onScan }),
    async updateOne(filter, update, updateOptions = {}) {
      const { matched, modified, upserted } = writer.update(filter, update, updateOptions);
      return { matched, modified, upserted };
    },
    async findOneAndUpdate(filter, update, updateOptions = {}) {
      const { document } = writer.update(filter, update, updateOptions);
      return document && typed(document);
    },
    deleteOne: async (filter) => ({ deleted: writer.remove(filter) }),
  };
}
