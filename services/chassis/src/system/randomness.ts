import { randomBytes } from 'node:crypto';
import type { Randomness } from '../ports/effects.ts';

/** Unpredictable bytes from the operating system. */
export function createSystemRandomness(): Randomness {
  return { bytes: (length) => randomBytes(length) };
}
