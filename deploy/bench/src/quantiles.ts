export interface Quantiles {
  p50: number;
  p99: number;
  max: number;
  count: number;
}

/** The value below which the given share of them lies. @throws RangeError without any */
export function nearestRank(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** Nearest-rank quantiles of durations in milliseconds. @throws RangeError without any */
export function quantilesOf(durations: readonly number[]): Quantiles {
  const at = (share: number): number => nearestRank(durations, share);
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: durations.length };
}

const ms = (value: number): string => value.toFixed(1);

export const shown = ({ p50, p99, max, count }: Quantiles): string =>
  `p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, max ${ms(max)} ms (${count} times)`;
