import { AppError } from '@kindred/chassis/errors/app-error';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { AccountDocument } from '../store/accounts.store.ts';
import {
  type Candidate,
  type RegisterAccountDeps,
  type RegisterAccountInput,
  toCandidate,
} from './candidate.ts';
import { createInsertAccount } from './insert-account.ts';
import { createRegisterAgain } from './register-again.ts';

export type RegisterAccount = (input: RegisterAccountInput) => Promise<AccountDocument>;

const emailTaken = (): AppError => new AppError('conflict', { code: 'email-taken', field: 'email' });

/**
 * Makes an account, or adds a registration to an unconfirmed one.
 * @throws AppError invalid (terms, password); conflict `email-taken`, unprocessable `idempotency-key-reused`
 */
export function createRegisterAccount(deps: RegisterAccountDeps): RegisterAccount {
  const { accounts, passwords } = deps;
  const insert = createInsertAccount(deps);
  const registerAgain = createRegisterAgain(deps);

  const isSame = async (account: AccountDocument, candidate: Candidate): Promise<boolean> =>
    account.registration.bodyHash === candidate.registration.bodyHash &&
    (await passwords.verify(account.registration.passwordHash ?? account.passwordHash, candidate.password));

  /** The account an earlier try with the same Idempotency-Key made. */
  const answered = async (candidate: Candidate): Promise<AccountDocument | undefined> => {
    const { key } = candidate.registration;
    const account = key === undefined ? undefined : await accounts.byRegistrationKey(key);
    if (!account || (await isSame(account, candidate))) return account;
    throw new AppError('unprocessable', 'idempotency-key-reused');
  };

  /** Somebody wrote in between: the same registration twice is one, of two different ones the first wins. */
  const afterRace = async (candidate: Candidate): Promise<AccountDocument> => {
    const winner = (await answered(candidate)) ?? (await accounts.byEmail(candidate.email));
    if (winner && (await isSame(winner, candidate))) return winner;
    throw emailTaken();
  };

  const register = async (input: RegisterAccountInput, candidate: Candidate): Promise<AccountDocument> => {
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

  return async (input) => {
    const candidate = toCandidate(input);
    const account = await register(input, candidate);
    // Who registers reads their own words, also while an earlier registration is the account's.
    return { ...account, role: candidate.role, categories: [...candidate.categories] };
  };
}
