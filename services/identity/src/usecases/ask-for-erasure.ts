import type { Clock } from '@kindred/chassis/ports/effects';
import { ERASURE_ASK_MS } from '../domain/lifetimes.ts';
import { userDeleted } from '../events/user-deleted.event.ts';
import type { AccountsStore } from '../store/accounts.store.ts';

const PAGE = 100;
/** A run ends also where nobody answers for anybody. */
const PAGES_PER_RUN = 50;

/** Tells again that an account is deleted while somebody has not answered; whoever has erases nothing new. */
export function createAskForErasure(accounts: AccountsStore, clock: Clock): () => Promise<void> {
  return async () => {
    for (let page = 0; page < PAGES_PER_RUN; page += 1) {
      const now = clock.now();
      const due = await accounts.dueForErasure(now, PAGE);
      for (const { _id } of due) {
        await accounts.update(_id, ({ erasure, deletedAt = now }) =>
          erasure && erasure.nextAskAt <= now
            ? {
                set: { erasure: { ...erasure, nextAskAt: now + ERASURE_ASK_MS } },
                events: [userDeleted(_id, deletedAt)],
              }
            : undefined,
        );
      }
      if (due.length < PAGE) return;
    }
  };
}
