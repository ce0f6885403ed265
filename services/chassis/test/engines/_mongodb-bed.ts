import { MongoClient } from 'mongodb';
import { onTestFinished } from 'vitest';
import { createMongoDocuments, type MongoDocumentsOptions } from '../../src/mongodb/documents.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { patience } from '../../src/testing/patience.ts';
import { throughProxy } from './_through-proxy.ts';

/** Slow is not gone: a server that no test takes away may take its time. */
export const SLOW_MS = 30_000 * patience;
const PROMPT_MS = 1_500 * patience;

/** Removes a database, collection by collection first: not every server forgets indexes with the whole. */
export async function dropDatabase(database: string): Promise<void> {
  const client = new MongoClient(readEngines().mongoUrl);
  for (const { name } of await client.db(database).listCollections().toArray())
    await client.db(database).dropCollection(name);
  await client.db(database).dropDatabase();
  await client.close();
}

/** A new database; `open` makes another client of it. */
export function aDatabase() {
  const database = freshName('kindred-test');
  onTestFinished(() => dropDatabase(database));
  return {
    database,
    open(options: Partial<MongoDocumentsOptions> = {}) {
      const own = { url: readEngines().mongoUrl, database, timeoutMs: SLOW_MS };
      const documents = createMongoDocuments({ ...own, ...options });
      onTestFinished(() => documents.close());
      return documents;
    },
  };
}

/** The same behind a door that a test can close, cut or silence. */
export async function aDatabaseThroughProxy() {
  const { proxy, url } = await throughProxy(readEngines().mongoUrl);
  const direct = new URL(url);
  direct.pathname ||= '/';
  direct.searchParams.set('directConnection', 'true');
  const { open, database } = aDatabase();
  return {
    proxy,
    database,
    open,
    openThrough: (options: Partial<MongoDocumentsOptions> = {}) =>
      open({ url: direct.href, timeoutMs: PROMPT_MS, ...options }),
  };
}
