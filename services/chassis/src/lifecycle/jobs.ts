import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';
import { errorType } from '../telemetry/span.ts';
import { passOnTracing, type Tracing } from '../telemetry/tracing.ts';

/** Work started by the clock; a file `src/jobs/every-<period>.<effect>.ts`. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs each job once per period, one run at a time; a failed run is logged and tried at the next period. */
export function startJobs(
  jobs: readonly Job[],
  clock: Clock,
  logger: Logger,
  tracing: Tracing = passOnTracing,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const repeat = async (job: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      await clock.sleep(job.everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await tracing.span(job.name, { kind: 'internal', parent: 'none' }, (span) =>
        job.run().catch((error) => {
          span.fail(errorType(error));
          logger.error({ err: error, job: job.name }, 'job failed');
        }),
      );
    }
  };
  const running = jobs.map(repeat);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
