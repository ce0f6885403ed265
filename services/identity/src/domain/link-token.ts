import { createHash } from 'node:crypto';
import type { Randomness } from '@kindred/chassis/ports/effects';

const TOKEN_BYTES = 32;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 random bits for a mailed link; only the hash is kept. */
export function createLinkToken(randomness: Randomness): { token: string; tokenHash: string } {
  const token = Buffer.from(randomness.bytes(TOKEN_BYTES)).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
