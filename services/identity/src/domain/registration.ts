import { createHash } from 'node:crypto';
import type { Role } from '@kindred/proto/role';
import type { AcceptedTerms } from './account.ts';

export interface RegistrationBody {
  email: string;
  role: Role;
  categories: readonly string[];
  /** Null where no acceptance was sent. */
  termsVersion: string | null;
}

/** Tells a retry from another registration. The password is compared by its slow hash instead. */
export const registrationHash = (body: RegistrationBody): string =>
  createHash('sha256')
    .update(JSON.stringify([body.email, body.role, body.categories, body.termsVersion]))
    .digest('hex');

export const acceptedTerms = (termsVersion: string | null, now: number): AcceptedTerms | null =>
  termsVersion === null ? null : { version: termsVersion, acceptedAt: now };
