import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

const FIRST_RETRY_MS = 50;
/** The library's own backoff grows to 5 s, and for that long a subscriber would stay deaf to a server that is back. */
const LAST_RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 1_000;
/** A server that owes an answer for so long is given up, and a new connection is tried. */
const SILENCE_MS = 1_000;

export interface ConnectionOptions {
  /** redis://user:password@host:port/db, or rediss:// for TLS. */
  url: string;
  /** What it is for, in the log and in the server's list of clients. */
  name: string;
  logger: Logger;
}

/** Says once that the server is gone and once that it is back; the message alone, as errors carry commands. */
function logTurns(client: Redis, name: string, logger: Logger): void {
  let isGone = false;
  client.on('error', ({ message }: Error) => {
    if (isGone) return;
    isGone = true;
    logger.warn({ client: name, reason: message }, 'redis is gone');
  });
  client.on('ready', () => {
    if (isGone) logger.info({ client: name }, 'redis is back');
    isGone = false;
  });
}

/** Connects in the background and again for ever, at most half a second between tries. */
export function connectRedis({ url, name, logger }: ConnectionOptions, special: RedisOptions): Redis {
  const client = new Redis(url, {
    connectionName: name,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LAST_RETRY_MS),
    ...special,
  });
  logTurns(client, name, logger);
  return client;
}
