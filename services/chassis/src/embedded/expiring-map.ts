import type { Clock } from '../ports/effects.ts';

export interface ExpiringMap<V> {
  get(key: string): V | undefined;
  setUntil(key: string, value: V, endMs: number): void;
  /** When the key ends on the monotonic clock; now when it is not there. */
  endOf(key: string): number;
  delete(key: string): void;
  size(): number;
}

const SWEPT_PER_WRITE = 4;

/** A map of bounded size whose entries end on the monotonic clock. Each write looks at a few old entries. */
export function createExpiringMap<V>(clock: Clock, maxEntries: number): ExpiringMap<V> {
  const entries = new Map<string, { value: V; endMs: number }>();
  let sweep = entries.entries();

  const sweepSome = (): void => {
    for (let looked = 0; looked < SWEPT_PER_WRITE; looked += 1) {
      const next = sweep.next();
      if (next.done) {
        sweep = entries.entries();
        return;
      }
      const [key, { endMs }] = next.value;
      if (endMs <= clock.monotonic()) entries.delete(key);
    }
  };
  const evictOldest = (): void => {
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries) return;
      entries.delete(key);
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.endMs > clock.monotonic()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    setUntil(key, value, endMs) {
      entries.delete(key);
      entries.set(key, { value, endMs });
      sweepSome();
      evictOldest();
    },
    endOf: (key) => entries.get(key)?.endMs ?? clock.monotonic(),
    delete: (key) => void entries.delete(key),
    size: () => entries.size,
  };
}
