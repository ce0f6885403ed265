import { AppError } from '@kindred/chassis/errors/app-error';
import type { Locale } from '@kindred/chassis/http/locale';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Account } from '../domain/account.ts';
import { settled } from '../domain/confirmation.ts';
import { hashToken } from '../domain/link-token.ts';
import { requireGoodPassword } from '../domain/password-rules.ts';
import type { Passwords } from '../domain/passwords.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userPasswordChanged } from '../events/user-password-changed.event.ts';
import { userVerified } from '../events/user-verified.event.ts';
import type { AccountsStore } from '../store/accounts.store.ts';

export type UpdatePassword = (input: { token: string; password: string; locale: Locale }) => Promise<void>;

/**
 * Sets a new password by a mailed link and ends every session. The link proves the address, so an
 * unconfirmed account is confirmed with it.
 * @throws AppError invalid `link-invalid`, or the rule the password breaks (the link stays good then)
 */
export function createUpdatePassword(
  accounts: AccountsStore,
  passwords: Passwords,
  clock: Clock,
): UpdatePassword {
  const requireOpen = (account: Account | undefined, tokenHash: string): Account => {
    const { reset } = account ?? {};
    if (account && !account.isSuspended && reset?.tokenHash === tokenHash && reset.expiresAt > clock.now()) {
      return account;
    }
    throw new AppError('invalid', 'link-invalid');
  };

  return async ({ token, password, locale }) => {
    const tokenHash = hashToken(token);
    const { _id, email } = requireOpen(await accounts.byReset(tokenHash), tokenHash);
    requireGoodPassword(password, email);
    const passwordHash = await passwords.hash(password);
    await accounts.update(_id, (current) => {
      requireOpen(current, tokenHash);
      const sessionGeneration = current.sessionGeneration + 1;
      return {
        set: {
          passwordHash,
          sessionGeneration,
          ...settled(current),
          ...(current.isVerified ? {} : { isVerified: true, verifiedAt: clock.now() }),
        },
        unset: ['reset', 'confirmBy'],
        events: [
          userPasswordChanged(current, locale, sessionGeneration),
          sessionsRevokedBefore(_id, sessionGeneration),
          ...(current.isVerified ? [] : [userVerified(_id)]),
        ],
      };
    });
  };
}
