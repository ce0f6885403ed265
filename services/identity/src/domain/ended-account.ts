import type { Account } from './account.ts';
import { ERASURE_ASK_MS } from './lifetimes.ts';

/** Everybody who keeps something of a member and answers `user.erased`. */
export const erasingServices = ['profiles', 'offers', 'ratings', 'chat', 'mail'] as const;

export const isDeleted = ({ deletedAt }: Pick<Account, 'deletedAt'>): boolean => deletedAt !== undefined;

/** Stands where the address was: unique, and nothing anybody can register or sign in with. */
const noAddress = (id: string): string => `deleted:${id}`;

/**
 * What ending takes from an account. Its id, role, language and age stay, with who still has to erase what they keep:
 * events of it are told again until everybody has.
 */
export function endedFields(account: Account, now: number) {
  return {
    email: noAddress(account._id),
    passwordHash: '',
    categories: [],
    terms: null,
    isAdmin: false,
    confirmations: [],
    registration: { bodyHash: '' },
    sessionGeneration: account.sessionGeneration + 1,
    deletedAt: now,
    erasure: { awaits: [...erasingServices], nextAskAt: now + ERASURE_ASK_MS },
  };
}

export const endedUnset = ['confirmBy', 'reset', 'answeredRequest', 'verifiedAt'] as const;
