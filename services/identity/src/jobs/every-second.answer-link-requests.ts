import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { WokenWorker } from '@kindred/chassis/lifecycle/woken-worker';

/** Link requests whose wake-up was lost with a process. */
export const answerLinkRequestsJob = (worker: WokenWorker): Job => ({
  name: 'every-second.answer-link-requests',
  everyMs: 1_000,
  run: () => worker.run(),
});
