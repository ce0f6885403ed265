const slowAfterMs = 5_000;

/** Notices work that takes long; whoever shows it is told when that begins and when it ends. */
export function createSlowWatch() {
  const subscribers = new Set<() => void>();
  let slowCount = 0;
  const add = (change: 1 | -1) => {
    slowCount += change;
    for (const notify of subscribers) notify();
  };
  return {
    subscribe(notify: () => void): () => void {
      subscribers.add(notify);
      return () => {
        subscribers.delete(notify);
      };
    },
    isSlow: () => slowCount > 0,
    /** Answers what the work answers; it counts as slow from the fifth second until it is done. */
    async watch<T>(work: PromiseLike<T>): Promise<T> {
      let isCounted = false;
      const timer = setTimeout(() => {
        isCounted = true;
        add(1);
      }, slowAfterMs);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
        if (isCounted) add(-1);
      }
    },
  };
}

/** All calls and all late parts of the app. */
export const slowWork = createSlowWatch();
