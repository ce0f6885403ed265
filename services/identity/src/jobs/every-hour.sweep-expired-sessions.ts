import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { SessionsStore } from '../store/sessions.store.ts';

/** Deletes sessions whose token has expired by itself, page by page. */
export const sweepExpiredSessionsJob = (sessions: SessionsStore, clock: Clock): Job => ({
  name: 'every-hour.sweep-expired-sessions',
  everyMs: 3_600_000,
  async run() {
    const now = clock.now();
    while (await sessions.sweepExpired(now));
  },
});
