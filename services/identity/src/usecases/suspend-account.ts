import type { Caller } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import { isDeleted } from '../domain/ended-account.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userReinstated } from '../events/user-reinstated.event.ts';
import { userSuspended } from '../events/user-suspended.event.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import { requireAdmin } from './require-admin.ts';

export type ChangeSuspension = (caller: Caller, userId: string) => Promise<void>;

const notFound = () => new AppError('not-found', 'not-found');

/** The write that suspends an account; once more changes nothing. @throws AppError not-found */
export function suspending(current: AccountDocument): Change<AccountDocument> | undefined {
  if (isDeleted(current)) throw notFound();
  if (current.isSuspended) return undefined;
  const sessionGeneration = current.sessionGeneration + 1;
  return {
    set: { isSuspended: true, sessionGeneration },
    events: [userSuspended(current._id), sessionsRevokedBefore(current._id, sessionGeneration)],
  };
}

/** The write that ends a suspension; once more changes nothing. @throws AppError not-found */
export function reinstating(current: AccountDocument): Change<AccountDocument> | undefined {
  if (isDeleted(current)) throw notFound();
  return current.isSuspended
    ? { set: { isSuspended: false }, events: [userReinstated(current._id)] }
    : undefined;
}

/**
 * An admin suspends somebody: all their sessions end and nobody sees them. Once more changes nothing.
 * @throws AppError forbidden `admins-only`, `not-yourself`; not-found
 */
export const createSuspendAccount =
  (accounts: AccountsStore): ChangeSuspension =>
  async (caller, userId) => {
    await requireAdmin(accounts, caller, userId);
    await accounts.update(userId, suspending);
  };

/** An admin ends a suspension. Once more changes nothing. @throws AppError as createSuspendAccount */
export const createReinstateAccount =
  (accounts: AccountsStore): ChangeSuspension =>
  async (caller, userId) => {
    await requireAdmin(accounts, caller, userId);
    await accounts.update(userId, reinstating);
  };
