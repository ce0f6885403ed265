import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Clock } from '@kindred/chassis/ports/effects';
import { LOG_MS } from '../domain/lifetimes.ts';
import type { MailsStore } from '../store/mails.store.ts';

/** So many pages that a day has room for a million mails, and a run for little else. */
const PAGES_PER_RUN = 250;

/** Takes mails out of the send log 90 days after they were sent or given up. */
export const forgetOldMailsJob = (mails: MailsStore, clock: Clock): Job => ({
  name: 'every-hour.forget-old-mails',
  everyMs: 3_600_000,
  async run() {
    const time = clock.now() - LOG_MS;
    for (let page = 0; page < PAGES_PER_RUN; page += 1) if (!(await mails.forgetSettled(time))) return;
  },
});
