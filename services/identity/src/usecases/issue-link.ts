import type { KeyObject } from 'node:crypto';
import { seal } from '@kindred/chassis/auth/sealing';
import type { Randomness } from '@kindred/chassis/ports/effects';
import { LINK_TOKEN_BYTES, linkTokenOf } from '../domain/link-token.ts';

/** A fresh link: its hash for the account, the token itself sealed so that only the mail service can read it. */
export type IssueLink = () => { tokenHash: string; sealedToken: Uint8Array };

export const createIssueLink =
  (randomness: Randomness, mailKey: KeyObject): IssueLink =>
  () => {
    const { token, tokenHash } = linkTokenOf(randomness.bytes(LINK_TOKEN_BYTES));
    return { tokenHash, sealedToken: seal(Buffer.from(token), mailKey, randomness) };
  };
