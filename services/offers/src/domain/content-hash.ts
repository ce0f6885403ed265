import { createHash } from 'node:crypto';

/** Tells whether two sent the same. */
export const contentHashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
