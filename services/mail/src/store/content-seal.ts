import { createPublicKey, type KeyObject } from 'node:crypto';
import { seal, unseal } from '@kindred/chassis/auth/sealing';
import type { Randomness } from '@kindred/chassis/ports/effects';

export interface ContentSeal<T> {
  close(content: T): string;
  /** Undefined for what nobody can open: a key that has changed does not come back. */
  open(sealed: string): T | undefined;
}

/** Addresses, links and messages rest in the database only as bytes that this service's key opens. */
export function createContentSeal<T>(privateKey: KeyObject, randomness: Randomness): ContentSeal<T> {
  const publicKey = createPublicKey(privateKey);
  return {
    close: (content) =>
      Buffer.from(seal(Buffer.from(JSON.stringify(content)), publicKey, randomness)).toString('base64'),
    open(sealed) {
      try {
        // Only what `close` wrote opens with this key.
        return JSON.parse(
          Buffer.from(unseal(Buffer.from(sealed, 'base64'), privateKey)).toString('utf8'),
        ) as T;
      } catch {
        return undefined;
      }
    },
  };
}
