import type { Clock, Ids, Randomness } from '../ports/effects.ts';
import { createSystemIds } from '../system/ids.ts';

export interface ManualClock extends Clock {
  /** Moves both clocks, resolving sleeps in the order they are due, also those begun on the way. */
  advance(ms: number): Promise<void>;
  /** Moves the wall clock alone, as an administrator or a leap does. */
  jump(ms: number): void;
  /** How many sleeps wait. */
  sleepers(): number;
}

interface Sleeper {
  dueMs: number;
  wake(): void;
}

/** Lets everything that only waits for other promises run to its next real wait. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands still until told. Starts on 1 January 2026 unless `nowMs` says otherwise. */
export function createManualClock(options: { nowMs?: number } = {}): ManualClock {
  const startMs = options.nowMs ?? Date.UTC(2026, 0, 1);
  let elapsedMs = 0;
  let jumpedMs = 0;
  const sleepers = new Set<Sleeper>();
  const nextDue = (untilMs: number): Sleeper | undefined =>
    [...sleepers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];

  return {
    now: () => startMs + elapsedMs + jumpedMs,
    monotonic: () => elapsedMs,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper: Sleeper = {
          dueMs: elapsedMs + ms,
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake);
      }),
    async advance(ms) {
      const untilMs = elapsedMs + ms;
      await settle();
      for (let sleeper = nextDue(untilMs); sleeper; sleeper = nextDue(untilMs)) {
        elapsedMs = Math.max(elapsedMs, sleeper.dueMs);
        sleeper.wake();
        await settle();
      }
      elapsedMs = untilMs;
      await settle();
    },
    jump(ms) {
      jumpedMs += ms;
    },
    sleepers: () => sleepers.size,
  };
}

/** The same bytes for the same seed: sfc32, not for secrets. */
export function createSeededRandomness(seed: number): Randomness {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum & 0xff;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next();
  return { bytes: (length) => Uint8Array.from({ length }, next) };
}

/** The same ids for the same seed; different seeds never collide. */
export function createSeededIds(seed: number): Ids {
  return createSystemIds({ now: () => Date.UTC(2026, 0, 1) }, createSeededRandomness(seed));
}
