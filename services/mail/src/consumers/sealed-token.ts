import type { KeyObject } from 'node:crypto';
import { unseal } from '@kindred/chassis/auth/sealing';
import { PoisonError } from '@kindred/chassis/events/envelope';

/** The link token of an event. @throws PoisonError when it was not sealed to us. */
export function openToken(sealed: Uint8Array, key: KeyObject): string {
  try {
    return Buffer.from(unseal(sealed, key)).toString('utf8');
  } catch {
    throw new PoisonError('the sealed token does not open');
  }
}
