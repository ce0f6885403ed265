import { type Db, MongoClient, type MongoClientOptions, type TopologyDescription } from 'mongodb';
import type { Logger } from 'pino';

export interface ConnectionOptions {
  url: string;
  database: string;
  timeoutMs: number;
  logger?: Pick<Logger, 'info' | 'warn'> | undefined;
}

export interface Connection {
  database: Db;
  /** Resolves when the server was reached once; losses after that are the driver's to mend. */
  reached(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long a server may be silent before it counts as gone, which ends what is under way on every connection: a part
 * of the time of one operation, so that who waits is still answered in it. No longer than the driver waits by itself.
 */
const silenceWithin = (timeoutMs: number): number => Math.min(Math.round((2 * timeoutMs) / 3), 10_000);
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

/** A pool of connections to one database. Nothing happens before `reached` is asked. */
export function createConnection({ url, database, timeoutMs, logger }: ConnectionOptions): Connection {
  const client = new MongoClient(url, {
    ...guarantees,
    serverSelectionTimeoutMS: timeoutMs,
    waitQueueTimeoutMS: timeoutMs,
    connectTimeoutMS: silenceWithin(timeoutMs),
    heartbeatFrequencyMS: HEARTBEAT_MS,
  });
  client.on('topologyDescriptionChanged', ({ previousDescription, newDescription }) => {
    const [was, is] = [isReachable(previousDescription), isReachable(newDescription)];
    if (was && !is) logger?.warn({ database }, 'documents are unreachable');
    if (!was && is) logger?.info({ database }, 'documents are reached');
  });
  let connecting: Promise<unknown> | undefined;

  return {
    database: client.db(database),
    // The driver's own first connect is never tried again once it failed.
    async reached() {
      connecting ??= client.connect().catch((error) => {
        connecting = undefined;
        throw error;
      });
      await connecting;
    },
    async close() {
      await connecting?.catch(() => {});
      await client.close();
    },
  };
}
