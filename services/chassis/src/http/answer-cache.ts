import type { WriteCount } from '../documents/count-writes.ts';
import type { Clock } from '../ports/effects.ts';

/** An answer as it goes over the wire. */
export interface EncodedAnswer {
  bytes: Buffer;
  etag: string;
}

/** When an answer began to be made. */
export interface AnswerStart {
  version: number;
  atMs: number;
}

export interface AnswerCache {
  /** To be asked before the answer is made: what is written meanwhile counts. */
  start(): AnswerStart;
  find(key: string): EncodedAnswer | undefined;
  keep(key: string, answer: EncodedAnswer, start: AnswerStart): void;
  /** Bytes held now, keys included. */
  size(): number;
}

/** Writes of other processes are seen no later than this. */
const MAX_AGE_MS = 1_000;
/** One answer takes at most this part of the room. */
const LARGEST_PART = 4;

const sizeOf = (key: string, { bytes }: EncodedAnswer): number => key.length + bytes.length;

/**
 * Encoded answers, for readers nobody knows. Whatever is written through this process ends all of them at once, so
 * who wrote here never reads an older state; after a second each is made anew, since other processes write too.
 */
export function createAnswerCache(
  maxBytes: number,
  writes: WriteCount,
  clock: Pick<Clock, 'monotonic'>,
): AnswerCache {
  const kept = new Map<string, EncodedAnswer & { atMs: number }>();
  let heldBytes = 0;
  let version = writes.version();

  const drop = (key: string): void => {
    const answer = kept.get(key);
    if (!answer) return;
    kept.delete(key);
    heldBytes -= sizeOf(key, answer);
  };
  const dropWritten = (): void => {
    if (version === writes.version()) return;
    version = writes.version();
    kept.clear();
    heldBytes = 0;
  };

  return {
    start: () => ({ version: writes.version(), atMs: clock.monotonic() }),
    size: () => heldBytes,
    find(key) {
      dropWritten();
      const answer = kept.get(key);
      if (!answer || clock.monotonic() - answer.atMs < MAX_AGE_MS) return answer;
      drop(key);
      return undefined;
    },
    keep(key, answer, start) {
      dropWritten();
      const size = sizeOf(key, answer);
      if (start.version !== version || size * LARGEST_PART > maxBytes) return;
      drop(key);
      kept.set(key, { ...answer, atMs: start.atMs });
      heldBytes += size;
      for (const oldest of kept.keys()) {
        if (heldBytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
