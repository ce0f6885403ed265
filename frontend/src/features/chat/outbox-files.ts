type Kept = { file: File; signal: AbortSignal; onProgress: (share: number) => void };

export type OutboxFiles = ReturnType<typeof createOutboxFiles>;

/** The files of messages that are under way, and how much of each has left. */
function createOutboxFiles() {
  const kept = new Map<string, Kept & { stop: () => void; share: number }>();
  const subscribers = new Set<() => void>();
  return {
    keep(key: string, file: File): void {
      const leaving = new AbortController();
      const entry = {
        file,
        signal: leaving.signal,
        stop: () => leaving.abort(),
        share: 0,
        onProgress(share: number) {
          entry.share = share;
          for (const notify of subscribers) notify();
        },
      };
      kept.set(key, entry);
    },
    get: (key: string): Kept | undefined => kept.get(key),
    shareOf: (key: string): number => kept.get(key)?.share ?? 0,
    /** Ends the upload where one is under way. */
    forget(key: string): void {
      kept.get(key)?.stop();
      kept.delete(key);
    },
    subscribe(notify: () => void): () => void {
      subscribers.add(notify);
      return () => {
        subscribers.delete(notify);
      };
    },
  };
}

export const outboxFiles = createOutboxFiles();
