const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/** Doubles from one second to five minutes. `tries` counts from 1. */
export const retryDelayMs = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
