import { createPublicKey, type KeyObject } from 'node:crypto';
import { seal, unseal } from '@kindred/chassis/auth/sealing';
import type { Randomness } from '@kindred/chassis/ports/effects';
import type { MailContent } from '../domain/mail.ts';

export interface ContentSeal {
  close(content: MailContent): string;
  /** @throws Error when it was not sealed here. */
  open(sealed: string): MailContent;
}

/** Addresses, links and messages rest in the database only as bytes that this service's key opens. */
export function createContentSeal(privateKey: KeyObject, randomness: Randomness): ContentSeal {
  const publicKey = createPublicKey(privateKey);
  return {
    close: (content) =>
      Buffer.from(seal(Buffer.from(JSON.stringify(content)), publicKey, randomness)).toString('base64'),
    // Only what `close` wrote opens with this key.
    open: (sealed) =>
      JSON.parse(
        Buffer.from(unseal(Buffer.from(sealed, 'base64'), privateKey)).toString('utf8'),
      ) as MailContent,
  };
}
