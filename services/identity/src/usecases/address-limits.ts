import { createHash } from 'node:crypto';
import { limitKeyOf } from '@kindred/chassis/limits/client-address';
import type { Limiter } from '@kindred/chassis/limits/limiter';
import { mailedLinkLimit, signInLimit } from '../domain/limits.ts';

export interface AddressLimits {
  /** @throws AppError too-many */
  requireSignIn(email: string, clientIp: string): Promise<void>;
  /** Counts one mail to the address; false when it has had enough for now. */
  allowsMailTo(email: string): Promise<boolean>;
}

/** Counters are named by hashes: the shared state learns no address. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

export const createAddressLimits = (limiter: Limiter): AddressLimits => ({
  async requireSignIn(email, clientIp) {
    await limiter.require(signInLimit, keyOf(email, limitKeyOf(clientIp)));
  },
  async allowsMailTo(email) {
    return !(await limiter.count(mailedLinkLimit, keyOf(email))).isExceeded;
  },
});
