import { createHash } from 'node:crypto';
import type { Role } from '@kindred/proto/role';

export interface RegistrationBody {
  email: string;
  role: Role;
  categories: readonly string[];
  termsVersion: string;
}

/** Tells a retry from another registration. The password is compared by its slow hash instead. */
export const registrationHash = (body: RegistrationBody): string =>
  createHash('sha256')
    .update(JSON.stringify([body.email, body.role, body.categories, body.termsVersion]))
    .digest('hex');
