import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { WokenWorker } from '@kindred/chassis/lifecycle/woken-worker';

/** Nobody wakes it: work begun right behind a request would show in the time of the next. */
export const answerLinkRequestsJob = (worker: WokenWorker): Job => ({
  name: 'every-second.answer-link-requests',
  everyMs: 1_000,
  run: () => worker.run(),
});
