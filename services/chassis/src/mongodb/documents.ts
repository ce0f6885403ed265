import { MongoClient, type MongoClientOptions, type TopologyDescription } from 'mongodb';
import type { Logger } from 'pino';
import type { Documents } from '../ports/documents.ts';
import { createDeadline } from './deadline.ts';
import { createCollection } from './documents-collection.ts';
import { toPortError, unavailable } from './documents-errors.ts';
import { ensureCollection, missingOf } from './documents-indexes.ts';
import type { StoredJson } from './documents-query.ts';

export interface MongoDocumentsOptions {
  /** `mongodb://` or `mongodb+srv://`; what is said here about guarantees and timeouts is not up to the address. */
  url: string;
  /** One per service. */
  database: string;
  /** Every operation has settled by then. */
  timeoutMs?: number;
  /** Told when the server goes and comes back. */
  logger?: Pick<Logger, 'info' | 'warn'>;
}

const TIMEOUT_MS = 1_500;
const CONNECT_TIMEOUT_MS = 1_000;
/** How soon a silent server is noticed without anybody asking it. */
const HEARTBEAT_MS = 2_000;

/**
 * Reads are `local` on the primary: it has every acknowledged write, and a guarded update that lost its race reads
 * the winner's version at once. What a relay publishes it has claimed before by a majority write.
 */
const guarantees: MongoClientOptions = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'local' },
  readPreference: 'primary',
  retryWrites: true,
  retryReads: true,
};

const isReachable = ({ servers }: TopologyDescription): boolean =>
  [...servers.values()].some(({ type }) => type !== 'Unknown');

/** Connects with the first operation and again after every loss. */
function createClient({ url, logger, timeoutMs = TIMEOUT_MS }: MongoDocumentsOptions): MongoClient {
  const client = new MongoClient(url, {
    ...guarantees,
    serverSelectionTimeoutMS: timeoutMs,
    waitQueueTimeoutMS: timeoutMs,
    connectTimeoutMS: Math.min(timeoutMs, CONNECT_TIMEOUT_MS),
    heartbeatFrequencyMS: HEARTBEAT_MS,
  });
  client.on('topologyDescriptionChanged', ({ previousDescription, newDescription }) => {
    const [was, is] = [isReachable(previousDescription), isReachable(newDescription)];
    if (was && !is) logger?.warn({ engine: 'documents' }, 'unreachable');
    if (!was && is) logger?.info({ engine: 'documents' }, 'reached');
  });
  return client;
}

/**
 * Documents on MongoDB or a server like it: an acknowledged write is journaled by a majority, and reads see it.
 *
 * While the server is gone every operation rejects with AppError unavailable within `timeoutMs`, a connection that
 * went silent included; afterwards the next ones succeed by themselves. **What a write did that rejected so is
 * unknown**: it may have been stored, or still be. The driver repeats a write only where the server can tell the
 * repetition (retryable writes of a replica set); whoever repeats one here needs a guard, such as an id or a version.
 * `ensure` builds indexes for as long as that takes and rejects when the server is found to be gone.
 */
export function createMongoDocuments(options: MongoDocumentsOptions): Documents {
  const client = createClient(options);
  const database = client.db(options.database);
  const inTime = createDeadline(options.timeoutMs ?? TIMEOUT_MS);
  let isClosed = false;
  const withDeadline: typeof inTime = async (work) => {
    if (isClosed) throw unavailable(new Error('the documents are closed'));
    return inTime(work);
  };
  const ping = async (): Promise<void> => {
    await withDeadline((deadline) => database.command({ ping: 1 }, { ...deadline }));
  };

  return {
    async ensure(specs) {
      await ping();
      try {
        for (const spec of specs) await ensureCollection(database, spec);
      } catch (error) {
        throw toPortError(error);
      }
    },
    missing: (specs) => missingOf(database, specs, withDeadline),
    ping,
    collection: (name) => createCollection(database.collection<StoredJson>(name), withDeadline),
    async close() {
      isClosed = true;
      await client.close();
    },
  };
}
