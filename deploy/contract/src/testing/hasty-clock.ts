import type { Clock } from '@kindred/chassis/ports/effects';

export interface HastyClock extends Clock {
  /** Moves the wall clock alone. */
  leap(ms: number): void;
}

/** Never sleeps long, so that what is done every hour is done at once and again; leaps when told. */
export function createHastyClock(system: Clock, longestMs = 200): HastyClock {
  let leaptMs = 0;
  return {
    now: () => system.now() + leaptMs,
    monotonic: system.monotonic,
    sleep: (ms, signal) => system.sleep(Math.min(ms, longestMs), signal),
    leap(ms) {
      leaptMs += ms;
    },
  };
}
