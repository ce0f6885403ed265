import type { Logger } from 'pino';
import type { Documents } from '../ports/documents.ts';
import { createConnection } from './connection.ts';
import { createDeadline, type WithDeadline } from './deadline.ts';
import { createCollection } from './documents-collection.ts';
import { outOfReach, toPortError } from './documents-errors.ts';
import { ensureCollection, missingOf } from './documents-indexes.ts';
import type { StoredJson } from './documents-query.ts';

export interface MongoDocumentsOptions {
  /** `mongodb://` or `mongodb+srv://`; what is said here about guarantees and timeouts is not up to the address. */
  url: string;
  /** One per service. */
  database: string;
  /** Every operation has settled by then. */
  timeoutMs: number;
  /** Told when the server goes and comes back. */
  logger?: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Documents on MongoDB or a server like it: an acknowledged write is journaled by a majority, and reads see it.
 *
 * While the server is gone every operation rejects with AppError unavailable within `timeoutMs`, also over a
 * connection that went silent; when it is back the next ones succeed. **What a write did that rejected so is
 * unknown**: it may have been stored, or still be. The driver repeats a write only where the server can tell the
 * repetition (retryable writes of a replica set); whoever repeats one needs a guard, such as an id or a version.
 * `ensure` builds indexes for as long as that takes and rejects when the server is found to be gone.
 */
export function createMongoDocuments(options: MongoDocumentsOptions): Documents {
  const { url, logger, timeoutMs } = options;
  const connection = createConnection({ url, database: options.database, timeoutMs, logger });
  const { database } = connection;
  const inTime = createDeadline(timeoutMs);
  let isClosed = false;

  const withDeadline: WithDeadline = async (work) => {
    if (isClosed) throw outOfReach(new Error('the documents are closed'));
    return inTime(async (deadline) => {
      await connection.reached();
      return work(deadline);
    });
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
      await connection.close();
    },
  };
}
