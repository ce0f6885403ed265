import { AppError } from '@kindred/chassis/errors/app-error';
import type { Locale } from '@kindred/chassis/http/locale';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import type { Registration } from '../domain/account.ts';
import { normalizeEmail } from '../domain/email.ts';
import { requireGoodPassword } from '../domain/password-rules.ts';
import type { Passwords } from '../domain/passwords.ts';
import { type RegistrationBody, registrationHash } from '../domain/registration.ts';
import { toRole } from '../domain/role.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import type { AddressLimits } from './address-limits.ts';
import { createInsertAccount } from './insert-account.ts';
import type { IssueLink } from './issue-link.ts';
import { createRegisterAgain } from './register-again.ts';

export interface RegisterAccountInput {
  email: string;
  password: string;
  role: string;
  categories: readonly string[];
  terms: { accepted: boolean; version: string };
  locale: Locale;
  idempotencyKey?: string | undefined;
  /** `none`: confirmed at once, no mail. */
  confirmation: 'mail' | 'none';
  /** Made when absent. */
  userId?: string | undefined;
}

export type RegisterAccount = (input: RegisterAccountInput) => Promise<AccountDocument>;

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

function toCandidate(input: RegisterAccountInput): Candidate {
  if (!input.terms.accepted) throw new AppError('invalid', { code: 'terms-required', field: 'terms' });
  const email = normalizeEmail(input.email);
  requireGoodPassword(input.password, email);
  const body = {
    email,
    role: toRole(input.role),
    categories: [...input.categories],
    termsVersion: input.terms.version,
  };
  const key = input.idempotencyKey === undefined ? {} : { key: input.idempotencyKey };
  const registration = { ...key, bodyHash: registrationHash(body) };
  return { ...body, password: input.password, locale: input.locale, registration };
}

const emailTaken = (): AppError => new AppError('conflict', { code: 'email-taken', field: 'email' });

/**
 * Makes an account, or does an unconfirmed one over.
 * @throws AppError invalid (terms, password); conflict `email-taken`, `idempotency-key-reused`
 */
export function createRegisterAccount(deps: RegisterAccountDeps): RegisterAccount {
  const { accounts, passwords } = deps;
  const insert = createInsertAccount(deps);
  const registerAgain = createRegisterAgain(deps);

  const isSame = async (account: AccountDocument, candidate: Candidate): Promise<boolean> =>
    account.registration.bodyHash === candidate.registration.bodyHash &&
    (await passwords.verify(account.passwordHash, candidate.password));

  /** The account an earlier try with the same Idempotency-Key made. */
  const answered = async (candidate: Candidate): Promise<AccountDocument | undefined> => {
    const { key } = candidate.registration;
    const account = key === undefined ? undefined : await accounts.byRegistrationKey(key);
    if (!account || (await isSame(account, candidate))) return account;
    throw new AppError('conflict', 'idempotency-key-reused');
  };

  /** Somebody wrote in between: the same registration twice is one, of two different ones the first wins. */
  const afterRace = async (candidate: Candidate): Promise<AccountDocument> => {
    const winner = (await answered(candidate)) ?? (await accounts.byEmail(candidate.email));
    if (winner && (await isSame(winner, candidate))) return winner;
    throw emailTaken();
  };

  return async (input) => {
    const candidate = toCandidate(input);
    const known = await answered(candidate);
    if (known) return known;
    const existing = await accounts.byEmail(candidate.email);
    try {
      if (!existing) return await insert(candidate, input);
      if (existing.isVerified || existing.isSuspended || input.confirmation === 'none') throw emailTaken();
      return await registerAgain(existing, candidate, await isSame(existing, candidate));
    } catch (error) {
      if (error instanceof DuplicateKeyError) return afterRace(candidate);
      throw error;
    }
  };
}
