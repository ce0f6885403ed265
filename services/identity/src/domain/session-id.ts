import type { Randomness } from '@kindred/chassis/ports/effects';

const ID_BYTES = 16;

/** `<generation>.<22 base64url characters>`: chassis auth/revocations.ts reads the generation. */
export const createSessionId = (generation: number, randomness: Randomness): string =>
  `${generation}.${Buffer.from(randomness.bytes(ID_BYTES)).toString('base64url')}`;
