import type { Clock } from '../ports/effects.ts';

/** Work that takes longer goes on beside the fetching, so that other partitions and heartbeats do not wait. */
const HOLD_UP_MS = 100;

export interface Lanes {
  /** Starts when the partition has nothing else in hand; `isDone` is false when that or the work takes long. */
  run(partition: string, work: () => Promise<void>): Promise<{ isDone: boolean; done: Promise<void> }>;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

/** One thing at a time per partition, also across the consumers that hold it one after the other. */
export function createLanes(clock: Clock): Lanes {
  const busy = new Map<string, Promise<void>>();
  return {
    async run(partition, work) {
      const done = (busy.get(partition) ?? Promise.resolve())
        .catch(() => {})
        .then(work)
        .finally(() => {
          if (busy.get(partition) === done) busy.delete(partition);
        });
      busy.set(partition, done);
      const over = new AbortController();
      const isDone = await Promise.race([
        done.then(() => true),
        clock.sleep(HOLD_UP_MS, over.signal).then(() => false),
      ]);
      over.abort();
      return { isDone, done };
    },
    async idle() {
      while (busy.size > 0) await Promise.allSettled(busy.values());
    },
  };
}
