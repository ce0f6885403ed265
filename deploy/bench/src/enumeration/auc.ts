import type { Randomness } from '@kindred/chassis/ports/effects';
import { draw } from './draw.ts';

/** Chance that one drawn from `high` is greater than one drawn from `low`, equal ones counting half: Mann and Whitney's U over all pairs. */
export function aucOf(low: readonly number[], high: readonly number[]): number {
  if (low.length === 0 || high.length === 0) throw new RangeError('both sides need values');
  const all = [
    ...low.map((value) => ({ value, isHigh: false })),
    ...high.map((value) => ({ value, isHigh: true })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start + 1;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    // Equal values share the middle of the ranks start + 1 to end.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isHigh }) => isHigh).length;
    start = end;
  }
  return (rankSum - (high.length * (high.length + 1)) / 2) / (low.length * high.length);
}

export interface Separation {
  /** 0.5: no difference; 1: every time of one side is longer than every time of the other. */
  auc: number;
  /** 95 % of the resamples lie within. */
  from: number;
  to: number;
}

const RESAMPLES = 1_000;

const resampled = (values: readonly number[], randomness: Randomness): number[] =>
  values.map((value) => values[draw(randomness, values.length)] ?? value);

/** How well a threshold tells the sides apart, whichever of them takes longer, with a bootstrapped interval. */
export function separationOf(
  one: readonly number[],
  other: readonly number[],
  randomness: Randomness,
): Separation {
  const measured = aucOf(one, other);
  const towards = (auc: number): number => (measured < 0.5 ? 1 - auc : auc);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    towards(aucOf(resampled(one, randomness), resampled(other, randomness))),
  ).sort((a, b) => a - b);
  const at = (share: number): number => drawn[Math.floor(share * RESAMPLES)] ?? Number.NaN;
  return { auc: towards(measured), from: at(0.025), to: at(0.975) };
}
