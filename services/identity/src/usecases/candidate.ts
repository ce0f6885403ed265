import { AppError } from '@kindred/chassis/errors/app-error';
import type { Locale } from '@kindred/chassis/http/locale';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import type { Registration } from '../domain/account.ts';
import { normalizeEmail } from '../domain/email.ts';
import { requireGoodPassword } from '../domain/password-rules.ts';
import type { Passwords } from '../domain/passwords.ts';
import { type RegistrationBody, registrationHash } from '../domain/registration.ts';
import { toRole } from '../domain/role.ts';
import type { AccountsStore } from '../store/accounts.store.ts';
import type { AddressLimits } from './address-limits.ts';
import type { IssueLink } from './issue-link.ts';

export interface RegisterAccountInput {
  email: string;
  password: string;
  role: string;
  categories: readonly string[];
  /** Absent in the documented call, whose form asks before it is sent. */
  terms?: { accepted: boolean; version: string } | undefined;
  locale: Locale;
  idempotencyKey?: string | undefined;
  /** `none`: confirmed at once, no mail. */
  confirmation: 'mail' | 'none';
  /** Made when absent. */
  userId?: string | undefined;
}

export interface RegisterAccountDeps {
  accounts: AccountsStore;
  passwords: Passwords;
  limits: AddressLimits;
  issueLink: IssueLink;
  clock: Clock;
  ids: Ids;
}

/** What was asked for, in the house's spelling. */
export interface Candidate extends RegistrationBody {
  password: string;
  locale: Locale;
  registration: Registration;
}

/** @throws AppError invalid when terms or password break a rule. */
export function toCandidate(input: RegisterAccountInput): Candidate {
  if (input.terms?.accepted === false)
    throw new AppError('invalid', { code: 'terms-required', field: 'terms' });
  const email = normalizeEmail(input.email);
  requireGoodPassword(input.password, email);
  const body = {
    email,
    role: toRole(input.role),
    categories: [...input.categories],
    termsVersion: input.terms?.version ?? null,
  };
  const key = input.idempotencyKey === undefined ? {} : { key: input.idempotencyKey };
  const registration = { ...key, bodyHash: registrationHash(body) };
  return { ...body, password: input.password, locale: input.locale, registration };
}
