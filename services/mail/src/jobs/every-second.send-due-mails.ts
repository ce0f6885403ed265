import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { WokenWorker } from '@kindred/chassis/lifecycle/woken-worker';

/** Mails whose next try has come, and those whose wake-up was lost with a process. */
export const sendDueMailsJob = (sender: WokenWorker): Job => ({
  name: 'every-second.send-due-mails',
  everyMs: 1_000,
  run: () => sender.run(),
});
