import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Metrics } from '@kindred/chassis/telemetry/metrics';
import type { MailsStore } from '../store/mails.store.ts';

/** Beyond this nobody counts: the answer is the same, the question dearer. */
const COUNTED = 10_000;

/** Tells operators how many mails wait and since when; the age goes on growing while the store cannot be asked. */
export function measureQueueJob(
  mails: Pick<MailsStore, 'countDue' | 'oldestDue'>,
  clock: Pick<Clock, 'now'>,
  metrics: Pick<Metrics, 'gauge'>,
): Job {
  let waiting: number | undefined;
  let oldestAt: number | undefined;
  metrics.gauge(
    { name: 'kindred_mail_queue', help: `Mails that wait to be sent, at most ${COUNTED}`, labels: [] },
    {},
    () => waiting,
  );
  metrics.gauge(
    {
      name: 'kindred_mail_queue_age_seconds',
      help: 'Age of the oldest mail that waits; 0 when none does',
      labels: [],
    },
    {},
    () => (oldestAt === undefined ? 0 : Math.max(0, clock.now() - oldestAt) / 1_000),
  );
  return {
    name: 'every-10-seconds.measure-queue',
    everyMs: 10_000,
    async run() {
      waiting = await mails.countDue(COUNTED);
      oldestAt = waiting === 0 ? undefined : await mails.oldestDue();
    },
  };
}
