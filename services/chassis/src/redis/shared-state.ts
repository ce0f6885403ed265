import type { Logger } from 'pino';
import { unavailable } from '../errors/app-error.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { connectRedis } from './connection.ts';
import { ADD_MEMBER, HIT, MEMBERS } from './shared-state.scripts.ts';

export interface RedisSharedStateOptions {
  /** redis://user:password@host:port/db, or rediss:// for TLS. */
  url: string;
  /** In front of every key, so that installations can share a server. */
  keyPrefix: string;
  /** A request waits no longer than this for what it can do without. */
  timeoutMs: number;
  logger: Logger;
}

const RETRY_AFTER_SECONDS = 1;

const wholeMs = (ms: number): number => Math.max(1, Math.ceil(ms));

async function reached<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    throw unavailable(RETRY_AFTER_SECONDS, error);
  }
}

/**
 * Shared state of all processes in Redis. Calls never queue: with the server gone each rejects at once, with a
 * silent server within `timeoutMs`. @throws AppError unavailable
 */
export function createRedisSharedState(options: RedisSharedStateOptions): SharedState {
  const { url, keyPrefix, timeoutMs, logger } = options;
  const redis = connectRedis(
    { url, name: 'shared-state', logger },
    { enableOfflineQueue: false, commandTimeout: timeoutMs, autoResendUnfulfilledCommands: false },
  );
  const windowKey = (name: string): string => `${keyPrefix}hits:${name}`;
  const valueKey = (name: string): string => `${keyPrefix}value:${name}`;
  const setKey = (name: string): string => `${keyPrefix}set:${name}`;

  return {
    async hit(key, windowMs) {
      const reply = await reached(redis.eval(HIT, 1, windowKey(key), wholeMs(windowMs)));
      const [count, resetMs] = Array.isArray(reply) ? reply : [];
      // A count that is no number would allow everything.
      if (!Number.isInteger(count)) throw new TypeError('redis answered a hit without a count');
      return { count, resetMs: Number(resetMs) };
    },
    get: async (key) => (await reached(redis.get(valueKey(key)))) ?? undefined,
    async set(key, value, ttlMs) {
      await reached(redis.set(valueKey(key), value, 'PX', wholeMs(ttlMs)));
    },
    async delete(key) {
      await reached(redis.del(valueKey(key)));
    },
    async addMember(set, member, ttlMs) {
      await reached(redis.eval(ADD_MEMBER, 1, setKey(set), member, wholeMs(ttlMs)));
    },
    async removeMember(set, member) {
      await reached(redis.zrem(setKey(set), member));
    },
    async members(set) {
      const reply = await reached(redis.eval(MEMBERS, 1, setKey(set)));
      return Array.isArray(reply) ? reply.map(String) : [];
    },
    async ping() {
      await reached(redis.ping());
    },
    async close() {
      await redis.quit().catch(() => undefined);
      redis.disconnect();
    },
  };
}
