import { normalizeEmail } from '../domain/email.ts';
import { isDeleted } from '../domain/ended-account.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import { reinstating, suspending } from './suspend-account.ts';

/** What operators are shown of an account. Times are milliseconds since the epoch. */
export interface AccountFacts {
  id: string;
  /** Undefined of a deleted account: nobody keeps it. */
  email: string | undefined;
  role: string;
  isVerified: boolean;
  isSuspended: boolean;
  isAdmin: boolean;
  createdAt: number;
  deletedAt: number | undefined;
  /** Services that have not yet erased what they kept of a deleted account. */
  awaitsErasureBy: readonly string[];
}

const factsOf = (account: AccountDocument): AccountFacts => ({
  id: account._id,
  email: isDeleted(account) ? undefined : account.email,
  role: account.role,
  isVerified: account.isVerified,
  isSuspended: account.isSuspended,
  isAdmin: account.isAdmin ?? false,
  createdAt: account.createdAt,
  deletedAt: account.deletedAt,
  awaitsErasureBy: account.erasure?.awaits ?? [],
});

/** For operators alone; no route leads here. Each answers the account afterwards, undefined where there is none. */
export function createOperateAccounts(accounts: AccountsStore) {
  const find = (named: string): Promise<AccountDocument | undefined> =>
    named.includes('@') ? accounts.byEmail(normalizeEmail(named)) : accounts.get(named);
  const change =
    (decide: Parameters<AccountsStore['update']>[1]) =>
    async (named: string): Promise<AccountFacts | undefined> => {
      const account = await find(named);
      if (!account || isDeleted(account)) return undefined;
      return factsOf(await accounts.update(account._id, decide));
    };
  return {
    /** By id or by address. */
    async find(named: string): Promise<AccountFacts | undefined> {
      const account = await find(named);
      return account && factsOf(account);
    },
    suspend: change(suspending),
    reinstate: change(reinstating),
  };
}
