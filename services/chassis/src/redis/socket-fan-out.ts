import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { connectRedis } from './connection.ts';
import { createFanOutAdapter, type Publisher } from './fan-out-adapter.ts';

export interface SocketFanOutOptions {
  /** redis://user:password@host:port/db, or rediss:// for TLS. */
  url: string;
  /** In front of every channel, so that installations can share a server. */
  key: string;
  logger: Logger;
  /**
   * Called when events of other processes come in again after some were lost, here or on their way out there: what
   * the sockets of this process show may be out of date.
   */
  onGap?(): void;
}

export interface SocketFanOut {
  /** For the `adapter` option of a Socket.IO server. */
  adapter: ReturnType<typeof createFanOutAdapter>;
  isConnected(): boolean;
  /** After the Socket.IO server is closed. */
  close(): Promise<void>;
}

/** A publication older than this is not worth sending any more. */
const PUBLISH_TIMEOUT_MS = 1_000;
/** A subscriber hears nothing of a dead connection unless it asks. */
const HEARTBEAT_MS = 1_000;

/** Publications that fail are counted, never thrown: the adapter waits for none of them. */
function createPublisher(redis: Redis): { publisher: Publisher; takeLost(): number } {
  let lost = 0;
  return {
    publisher: {
      publish: (channel, message) => void redis.publish(channel, message).catch(() => (lost += 1)),
      send_command: (name, args, done) =>
        void redis.call(name, ...args).then((reply) => done(undefined, reply), done),
      on: () => undefined,
      off: () => undefined,
    },
    takeLost() {
      const taken = lost;
      lost = 0;
      return taken;
    },
  };
}

/** Subscriptions wait for the server and are renewed with every connection; they fail only when all is closed. */
function createSubscriber(redis: Redis) {
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return {
    subscribe: (channels: string[]) => quietly(redis.subscribe(...channels)),
    psubscribe: (pattern: string) => quietly(redis.psubscribe(pattern)),
    unsubscribe: (channels: string[]) => quietly(redis.unsubscribe(...channels)),
    punsubscribe: (pattern: string) => quietly(redis.punsubscribe(pattern)),
    on: redis.on.bind(redis),
    off: redis.off.bind(redis),
  };
}

/** Tells every process that events were lost, as soon as this one can publish and hear again. */
function watchGaps(pub: Redis, sub: Redis, takeLost: () => number, channel: string, onGap: () => void): void {
  let wasDeaf = false;
  sub.subscribe(channel).catch(() => undefined);
  sub.on('message', (from) => {
    if (from === channel) onGap();
  });
  sub.on('close', () => {
    wasDeaf = true;
  });
  sub.on('ready', () => {
    if (!wasDeaf) return;
    wasDeaf = false;
    // Answered after the subscriptions, which the client renews first.
    sub.ping().then(onGap, () => undefined);
  });
  pub.on('ready', () => {
    if (takeLost() > 0) pub.publish(channel, '').catch(() => undefined);
  });
}

/** Carries live events between processes through Redis; with Redis gone each process serves its own sockets. */
export function createSocketFanOut({ url, key, logger, onGap }: SocketFanOutOptions): SocketFanOut {
  const pub = connectRedis(
    { url, name: `${key}-publisher`, logger },
    // Sent twice would be shown twice: what was under way when a connection broke is lost.
    { commandTimeout: PUBLISH_TIMEOUT_MS, autoResendUnfulfilledCommands: false },
  );
  const sub = connectRedis({ url, name: `${key}-subscriber`, logger }, { maxRetriesPerRequest: null });
  const { publisher, takeLost } = createPublisher(pub);
  let isClosed = false;
  const isConnected = (): boolean => !isClosed && pub.status === 'ready' && sub.status === 'ready';
  const heartbeat = setInterval(() => {
    if (sub.status === 'ready') sub.ping().catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  if (onGap) watchGaps(pub, sub, takeLost, `${key}-gap`, onGap);

  return {
    adapter: createFanOutAdapter(publisher, createSubscriber(sub), key, isConnected),
    isConnected,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      pub.disconnect();
      sub.disconnect();
    },
  };
}
