import { createHash } from 'node:crypto';

export const LINK_TOKEN_BYTES = 32;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 random bits for a mailed link; only the hash is kept. */
export function linkTokenOf(bytes: Uint8Array): { token: string; tokenHash: string } {
  const token = Buffer.from(bytes).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
