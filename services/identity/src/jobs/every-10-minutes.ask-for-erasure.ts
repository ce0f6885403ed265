import type { Job } from '@kindred/chassis/lifecycle/jobs';

/** Asks the services that have not erased a deleted member, each an hour after it was asked last. */
export const askForErasureJob = (ask: () => Promise<void>): Job => ({
  name: 'every-10-minutes.ask-for-erasure',
  everyMs: 10 * 60_000,
  run: ask,
});
