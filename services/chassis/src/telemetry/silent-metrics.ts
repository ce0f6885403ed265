import type { Metrics } from './metrics.ts';

/** For parts used alone: counts nothing. */
export const silentMetrics: Pick<Metrics, 'counter' | 'durations' | 'gauge'> = {
  counter: () => () => {},
  durations: () => () => {},
  gauge: () => {},
};
