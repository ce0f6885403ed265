import { createSeededRandomness } from '@kindred/chassis/testing/effects';

/** Chance that is the same for the same seed. */
export interface Dice {
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  const { bytes } = createSeededRandomness(seed);
  const below = (limit: number): number => {
    const [a = 0, b = 0, c = 0] = bytes(3);
    return ((a << 16) | (b << 8) | c) % limit;
  };
  return {
    below,
    pick(list) {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}
