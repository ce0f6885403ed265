import type { Change } from '@kindred/chassis/outbox/aggregates';
import { endedFields, endedUnset } from '../domain/ended-account.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userDeleted } from '../events/user-deleted.event.ts';
import type { AccountDocument } from '../store/accounts.store.ts';

/** The one write that ends an account: its address is free, its sessions are over, everybody is asked to erase. */
export function endAccount(current: AccountDocument, now: number): Change<AccountDocument> {
  const set = endedFields(current, now);
  return {
    set,
    unset: endedUnset,
    events: [userDeleted(current._id, now), sessionsRevokedBefore(current._id, set.sessionGeneration)],
  };
}
