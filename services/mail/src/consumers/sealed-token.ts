import { unsealWithAny } from '@kindred/chassis/auth/sealing';
import type { KeyList } from '@kindred/chassis/config/keys';
import { PoisonError } from '@kindred/chassis/events/envelope';

/** The link token of an event. @throws PoisonError when it was not sealed to us. */
export function openToken(sealed: Uint8Array, keys: KeyList): string {
  try {
    return Buffer.from(unsealWithAny(sealed, keys)).toString('utf8');
  } catch {
    throw new PoisonError('the sealed token does not open');
  }
}
