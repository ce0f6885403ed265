import type { Db, IndexDescriptionInfo } from 'mongodb';
import { type CollectionSpec, DuplicateKeyError, type IndexSpec } from '../ports/documents.ts';
import type { Deadline, WithDeadline } from './deadline.ts';
import { hasCode } from './documents-errors.ts';

const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;
const NAMESPACE_EXISTS = 48;
const DUPLICATE_KEY = 11_000;

async function indexesOf(
  database: Db,
  collection: string,
  deadline: Partial<Deadline>,
): Promise<IndexDescriptionInfo[]> {
  try {
    return await database.collection(collection).indexes({ ...deadline });
  } catch (error) {
    if (hasCode(error, NAMESPACE_NOT_FOUND)) return [];
    throw error;
  }
}

/** Keys are compared in their order. */
const isCurrent = (known: IndexDescriptionInfo, { keys, unique, sparse }: IndexSpec): boolean =>
  JSON.stringify(Object.entries(known.key)) === JSON.stringify(Object.entries(keys)) &&
  (known.unique ?? false) === (unique ?? false) &&
  (known.sparse ?? false) === (sparse ?? false);

async function ignoring(code: number, work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!hasCode(error, code)) throw error;
  });
}

async function makeIndex(database: Db, collection: string, spec: IndexSpec): Promise<void> {
  const { name, keys, unique, sparse } = spec;
  const options = { name, ...(unique ? { unique } : {}), ...(sparse ? { sparse } : {}) };
  try {
    await database.collection(collection).createIndex(keys, options);
  } catch (error) {
    throw hasCode(error, DUPLICATE_KEY) ? new DuplicateKeyError(name) : error;
  }
}

/**
 * Makes what is missing, without a deadline: a build reads the whole collection. An index whose definition changed is dropped and made anew, so what it promised does not
 * hold in between: where that matters, give it a new name. Safe to run from several processes at once.
 */
export async function ensureCollection(database: Db, { name, indexes }: CollectionSpec): Promise<void> {
  await ignoring(NAMESPACE_EXISTS, database.createCollection(name));
  const known = await indexesOf(database, name, {});
  for (const spec of indexes) {
    const present = known.find((index) => index.name === spec.name);
    if (present && isCurrent(present, spec)) continue;
    if (present) await ignoring(INDEX_NOT_FOUND, database.collection(name).dropIndex(spec.name));
    await makeIndex(database, name, spec);
  }
}

async function missingIn(
  database: Db,
  { name, indexes }: CollectionSpec,
  isMade: boolean,
  withDeadline: WithDeadline,
): Promise<string[]> {
  const known = isMade ? await withDeadline((deadline) => indexesOf(database, name, deadline)) : [];
  const absent = indexes.filter(
    (spec) => !known.some((index) => index.name === spec.name && isCurrent(index, spec)),
  );
  return [...(isMade ? [] : [name]), ...absent.map((spec) => `${name}.${spec.name}`)];
}

/** What `ensureCollection` would still make. */
export async function missingOf(
  database: Db,
  specs: readonly CollectionSpec[],
  withDeadline: WithDeadline,
): Promise<string[]> {
  const collections = await withDeadline((deadline) =>
    database.listCollections({}, { nameOnly: true, ...deadline }).toArray(),
  );
  const made = new Set(collections.map(({ name }) => name));
  const missing: string[] = [];
  for (const spec of specs)
    missing.push(...(await missingIn(database, spec, made.has(spec.name), withDeadline)));
  return missing;
}
