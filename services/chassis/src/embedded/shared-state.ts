import type { Clock } from '../ports/effects.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { createExpiringMap } from './expiring-map.ts';

export interface EmbeddedSharedStateOptions {
  clock: Clock;
  /** Above this many keys the oldest are forgotten, as the port allows. */
  maxEntries?: number;
}

const DEFAULT_MAX_ENTRIES = 200_000;

/** Shared state of one process: in memory, gone with it. */
export function createEmbeddedSharedState(options: EmbeddedSharedStateOptions): SharedState {
  const { clock } = options;
  const maxEntries = options.maxEntries ?? DEFAULT_MAX_ENTRIES;
  const windows = createExpiringMap<{ count: number }>(clock, maxEntries);
  const values = createExpiringMap<string>(clock, maxEntries);
  const sets = createExpiringMap<Map<string, number>>(clock, maxEntries);

  const living = (name: string): Map<string, number> => {
    const set = sets.get(name) ?? new Map<string, number>();
    for (const [member, endMs] of set) if (endMs <= clock.monotonic()) set.delete(member);
    return set;
  };
  return {
    async hit(key, windowMs) {
      const window = windows.get(key) ?? { count: 0 };
      if (window.count === 0) windows.setUntil(key, window, clock.monotonic() + windowMs);
      window.count += 1;
      return { count: window.count, resetMs: windows.endOf(key) - clock.monotonic() };
    },
    get: async (key) => values.get(key),
    set: async (key, value, ttlMs) => values.setUntil(key, value, clock.monotonic() + ttlMs),
    delete: async (key) => values.delete(key),
    async addMember(name, member, ttlMs) {
      const set = living(name);
      const endMs = clock.monotonic() + ttlMs;
      set.set(member, endMs);
      sets.setUntil(name, set, Math.max(endMs, sets.endOf(name)));
    },
    async removeMember(name, member) {
      const set = living(name);
      set.delete(member);
      if (set.size === 0) sets.delete(name);
    },
    members: async (name) => [...living(name).keys()],
    ping: async () => {},
    close: async () => {},
  };
}
