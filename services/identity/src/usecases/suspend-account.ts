import type { Caller } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import { isDeleted } from '../domain/ended-account.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userReinstated } from '../events/user-reinstated.event.ts';
import { userSuspended } from '../events/user-suspended.event.ts';
import type { AccountsStore } from '../store/accounts.store.ts';
import { requireAdmin } from './require-admin.ts';

export type ChangeSuspension = (caller: Caller, userId: string) => Promise<void>;

const notFound = () => new AppError('not-found', 'not-found');

/**
 * An admin suspends somebody: all their sessions end and nobody sees them. Once more changes nothing.
 * @throws AppError forbidden `admins-only`, `not-yourself`; not-found
 */
export const createSuspendAccount =
  (accounts: AccountsStore): ChangeSuspension =>
  async (caller, userId) => {
    await requireAdmin(accounts, caller, userId);
    await accounts.update(userId, (current) => {
      if (isDeleted(current)) throw notFound();
      if (current.isSuspended) return undefined;
      const sessionGeneration = current.sessionGeneration + 1;
      return {
        set: { isSuspended: true, sessionGeneration },
        events: [userSuspended(userId), sessionsRevokedBefore(userId, sessionGeneration)],
      };
    });
  };

/** An admin ends a suspension. Once more changes nothing. @throws AppError as createSuspendAccount */
export const createReinstateAccount =
  (accounts: AccountsStore): ChangeSuspension =>
  async (caller, userId) => {
    await requireAdmin(accounts, caller, userId);
    await accounts.update(userId, (current) => {
      if (isDeleted(current)) throw notFound();
      return current.isSuspended
        ? { set: { isSuspended: false }, events: [userReinstated(userId)] }
        : undefined;
    });
  };
