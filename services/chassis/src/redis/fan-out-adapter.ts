import { setTimeout } from 'node:timers/promises';
import { RedisAdapter } from '@socket.io/redis-adapter';

/** What the adapter publishes with; nothing here may throw or leave a rejection unhandled. */
export interface Publisher {
  publish(channel: string, message: string | Buffer): void;
  /** How the adapter asks for the number of processes. */
  send_command(name: string, args: string[], done: (error: unknown, reply?: unknown) => void): void;
  on(): void;
  off(): void;
}

type Selection = Parameters<RedisAdapter['fetchSockets']>[0];
type Sockets = Awaited<ReturnType<RedisAdapter['fetchSockets']>>;

/** Other processes answer within this time, or the caller gets what is here. */
const ANSWER_MS = 1_000;

const here = (selection: Selection): Selection => ({
  ...selection,
  flags: { ...selection.flags, local: true },
});

async function withinAnswerTime<T>(work: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const late = setTimeout(ANSWER_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error('no answer from the other processes');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    answered.abort();
    late.catch(() => undefined);
  }
}

/**
 * Pub/sub between the processes that hold sockets. Events reach the sockets here at once and synchronously,
 * whatever state Redis is in; what concerns all processes is done here first and asked of the others.
 */
export function createFanOutAdapter(
  publisher: Publisher,
  subscriber: unknown,
  key: string,
  isConnected: () => boolean,
) {
  const options = { key, requestsTimeout: ANSWER_MS, publishOnSpecificResponseChannel: true };
  class FanOutAdapter extends RedisAdapter {
    constructor(namespace: unknown) {
      super(namespace, publisher, subscriber, options);
    }
    override async fetchSockets(selection: Selection): Promise<Sockets> {
      if (!isConnected()) return super.fetchSockets(here(selection));
      try {
        return await withinAnswerTime(super.fetchSockets(selection));
      } catch {
        return super.fetchSockets(here(selection));
      }
    }
    override addSockets(...[selection, rooms]: Parameters<RedisAdapter['addSockets']>): void {
      super.addSockets(here(selection), rooms);
      super.addSockets(selection, rooms);
    }
    override delSockets(...[selection, rooms]: Parameters<RedisAdapter['delSockets']>): void {
      super.delSockets(here(selection), rooms);
      super.delSockets(selection, rooms);
    }
    override disconnectSockets(...[selection, close]: Parameters<RedisAdapter['disconnectSockets']>): void {
      super.disconnectSockets(here(selection), close);
      super.disconnectSockets(selection, close);
    }
  }
  return FanOutAdapter;
}
