export interface Quantiles {
  p50: number;
  p99: number;
  max: number;
  count: number;
}

/** Nearest-rank quantiles of durations in milliseconds. @throws RangeError without any */
export function quantilesOf(durations: readonly number[]): Quantiles {
  if (durations.length === 0) throw new RangeError('nothing was measured');
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: sorted.length };
}

const ms = (value: number): string => value.toFixed(1);

export const shown = ({ p50, p99, max, count }: Quantiles): string =>
  `p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, max ${ms(max)} ms (${count} times)`;
