import type { Change } from '@kindred/chassis/outbox/aggregates';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import { endAccount } from './end-account.ts';

const PAGE = 100;
const PAGES_PER_RUN = 50;

/** Undefined where it was confirmed in between. A link that still works has its day first. */
function sweeping(current: AccountDocument, now: number): Change<AccountDocument> | undefined {
  if (current.confirmBy === undefined || current.confirmBy > now) return undefined;
  const lastLinkEnds = Math.max(0, ...current.confirmations.map(({ expiresAt }) => expiresAt));
  return lastLinkEnds > now ? { set: { confirmBy: lastLinkEnds }, events: [] } : endAccount(current, now);
}

/** Deletes accounts that were never confirmed in time, page by page. */
export function createSweepUnconfirmed(accounts: AccountsStore, clock: Clock): () => Promise<void> {
  return async () => {
    for (let page = 0; page < PAGES_PER_RUN; page += 1) {
      const now = clock.now();
      const due = await accounts.unconfirmedBefore(now, PAGE);
      for (const { _id } of due) await accounts.update(_id, (current) => sweeping(current, now));
      if (due.length < PAGE) return;
    }
  };
}
