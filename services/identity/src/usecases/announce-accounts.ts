import { announceAll } from '@kindred/chassis/outbox/announce';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { isDeleted } from '../domain/ended-account.ts';
import { sessionRevoked, sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import { userReinstated } from '../events/user-reinstated.event.ts';
import { userSuspended } from '../events/user-suspended.event.ts';
import { userVerified } from '../events/user-verified.event.ts';
import { type AccountDocument, createAccountsStore } from '../store/accounts.store.ts';
import { createSessionsStore, type SessionDocument } from '../store/sessions.store.ts';

/** Without a sealed token, so that nobody is mailed. */
function stateOfAccount(account: AccountDocument) {
  if (isDeleted(account)) return [sessionsRevokedBefore(account._id, account.sessionGeneration)];
  return [
    userRegistered(account, new Uint8Array()),
    ...(account.isVerified ? [userVerified(account._id)] : []),
    account.isSuspended ? userSuspended(account._id) : userReinstated(account._id),
    sessionsRevokedBefore(account._id, account.sessionGeneration),
  ];
}

/**
 * Tells every account and every ended session once more: profiles makes members of accounts, mail keeps where to
 * write, doors refuse ended sessions. Answers how many.
 */
export function createAnnounceAccounts(documents: Documents, clock: Clock, wake: () => void) {
  const accountDocuments = documents.collection<AccountDocument>('accounts');
  const sessionDocuments = documents.collection<SessionDocument>('sessions');
  const accounts = createAccountsStore(accountDocuments, clock, wake);
  const sessions = createSessionsStore(sessionDocuments, clock, wake);
  return async (): Promise<number> => {
    const told = await announceAll(accountDocuments, accounts.update, stateOfAccount);
    const ended = await announceAll(sessionDocuments, sessions.update, ({ _id, userId, revokedAt }) =>
      revokedAt === undefined ? [] : [sessionRevoked(userId, _id)],
    );
    return told + ended;
  };
}
