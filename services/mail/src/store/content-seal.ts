import { createPublicKey } from 'node:crypto';
import { seal, unsealWithAny } from '@kindred/chassis/auth/sealing';
import type { KeyList } from '@kindred/chassis/config/keys';
import type { Randomness } from '@kindred/chassis/ports/effects';

export interface ContentSeal<T> {
  close(content: T): string;
  /** Undefined for what no key opens: one that was taken away does not come back. */
  open(sealed: string): T | undefined;
}

/** Addresses, links and messages rest in the database only as bytes that this service's key opens. */
export function createContentSeal<T>(privateKeys: KeyList, randomness: Randomness): ContentSeal<T> {
  const publicKey = createPublicKey(privateKeys[0]);
  return {
    close: (content) =>
      Buffer.from(seal(Buffer.from(JSON.stringify(content)), publicKey, randomness)).toString('base64'),
    open(sealed) {
      try {
        // Only what `close` wrote opens with these keys.
        return JSON.parse(
          Buffer.from(unsealWithAny(Buffer.from(sealed, 'base64'), privateKeys)).toString('utf8'),
        ) as T;
      } catch {
        return undefined;
      }
    },
  };
}
