import type { Caller } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { AccountsStore } from '../store/accounts.store.ts';

/**
 * What the caller may do stands in their account, never in their token; and nobody does it to themselves.
 * @throws AppError forbidden `admins-only`, `not-yourself`
 */
export async function requireAdmin(
  accounts: Pick<AccountsStore, 'get'>,
  caller: Caller,
  userId: string,
): Promise<void> {
  const own = await accounts.get(caller.userId);
  if (!own?.isAdmin || own.isSuspended) throw new AppError('forbidden', 'admins-only');
  if (userId === caller.userId) throw new AppError('forbidden', 'not-yourself');
}
