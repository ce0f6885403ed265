const fewestInRow = 8;

/**
 * How often reviews are repeated, so that no screen is wide enough to see an end; an even number of tickets in all,
 * because their two tints take turns across the seam.
 */
export function roundsFor(count: number): number {
  if (count === 0) return 0;
  const rounds = Math.ceil(fewestInRow / count);
  return (count * rounds) % 2 === 0 ? rounds : rounds + 1;
}
