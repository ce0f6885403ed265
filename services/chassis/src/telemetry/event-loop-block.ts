import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 60_000;
const NS_PER_MS = 1e6;

/** A running maximum that can begin anew. */
export interface DelayMeter {
  readonly maxMs: number;
  reset(): void;
}

/** How long Node's event loop came too late; its own timer of 10 ms is not counted. */
export function createDelayMeter(): DelayMeter {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    get maxMs() {
      return Math.max(0, histogram.max / NS_PER_MS - RESOLUTION_MS);
    },
    reset: () => void histogram.reset(),
  };
}

/**
 * Milliseconds of the longest block among what was measured since the reading before the last minute: reading
 * takes nothing away, so any number of readers that come once a minute or more often see every block.
 */
export function createLongestBlock(meter: DelayMeter, monotonic: () => number): () => number {
  let startedMs = monotonic();
  let earlierMs = 0;
  return () => {
    const nowMs = meter.maxMs;
    const longestMs = Math.max(nowMs, earlierMs);
    if (monotonic() - startedMs < WINDOW_MS) return longestMs;
    startedMs = monotonic();
    earlierMs = nowMs;
    meter.reset();
    return longestMs;
  };
}
