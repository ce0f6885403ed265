import type { Randomness } from '@kindred/chassis/ports/effects';

/** A whole number from 0 to below `count`. */
export const draw = (randomness: Randomness, count: number): number =>
  Buffer.from(randomness.bytes(4)).readUInt32LE() % count;

/** The same values in an order of chance. */
export function shuffled<T>(values: readonly T[], randomness: Randomness): T[] {
  return values
    .map((value) => ({ value, place: draw(randomness, 2 ** 32) }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
