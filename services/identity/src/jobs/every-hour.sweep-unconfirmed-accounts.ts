import type { Job } from '@kindred/chassis/lifecycle/jobs';

/** Accounts whose address nobody confirmed within thirty days. */
export const sweepUnconfirmedAccountsJob = (sweep: () => Promise<void>): Job => ({
  name: 'every-hour.sweep-unconfirmed-accounts',
  everyMs: 3_600_000,
  run: sweep,
});
