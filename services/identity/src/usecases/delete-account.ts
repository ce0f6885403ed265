import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import { isDeleted } from '../domain/ended-account.ts';
import type { Passwords } from '../domain/passwords.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import type { AddressLimits } from './address-limits.ts';
import { endAccount } from './end-account.ts';

export type DeleteAccount = (input: { userId: string; password: string; clientIp: string }) => Promise<void>;

/**
 * A member ends their own account, once they have said their password again: a stolen session is not enough.
 * @throws AppError unauthenticated `session-ended` when it has ended; too-many; forbidden `wrong-password`
 */
export function createDeleteAccount(
  accounts: AccountsStore,
  passwords: Passwords,
  limits: AddressLimits,
  clock: Clock,
): DeleteAccount {
  const requireLiving = (account: AccountDocument | undefined): AccountDocument => {
    if (account && !isDeleted(account)) return account;
    throw new AppError('unauthenticated', 'session-ended');
  };
  const wrongPassword = () => new AppError('forbidden', { code: 'wrong-password', field: 'password' });

  return async ({ userId, password, clientIp }) => {
    const account = requireLiving(await accounts.get(userId));
    await limits.requireSignIn(account.email, clientIp);
    if (!(await passwords.verify(account.passwordHash, password))) throw wrongPassword();
    await accounts.update(userId, (current) => {
      // Changed while it was checked: what was typed is the old one.
      if (requireLiving(current).passwordHash !== account.passwordHash) throw wrongPassword();
      return endAccount(current, clock.now());
    });
  };
}
