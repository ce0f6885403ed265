export type Draw = () => number;

/** FNV-1a hash of the seed into a mulberry32 stream: same seed, same numbers, on every machine. */
export function drawsFrom(seed: string): Draw {
  let hash = 2166136261;
  for (const char of seed) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const drawIndex = (draw: Draw, count: number) => Math.floor(draw() * count);

export function pick<T>(draw: Draw, choices: readonly [T, ...T[]] | readonly T[]): T {
  const choice = choices[drawIndex(draw, choices.length) % choices.length];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}
