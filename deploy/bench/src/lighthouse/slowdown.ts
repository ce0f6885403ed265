/** The middle of the machines for which Lighthouse's slowdown of 4 stands for a mid-tier phone. */
const EXPECTED_MACHINE = 1_750;
export const DEFAULT_SLOWDOWN = 4;

/**
 * How many times slower than a machine of this benchmark index the phone is. A slower machine is slowed down less, so
 * that the phone stays the same; a faster one as Lighthouse comes. Stricter than the table it is drawn from, which asks
 * for 2 from 1,000 to 1,500 (Lighthouse, docs/throttling.md, "Calibrating the CPU slowdown").
 */
export const slowdownFor = (machine: number): number =>
  machine >= 1_500 ? DEFAULT_SLOWDOWN : Math.max(1, (DEFAULT_SLOWDOWN * machine) / EXPECTED_MACHINE);
