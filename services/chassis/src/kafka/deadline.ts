import { type AppError, unavailable } from '../errors/app-error.ts';
import type { Clock } from '../ports/effects.ts';

export const BROKER_DEADLINE_MS = 5_000;
/** Connections are closed politely for so long, then left. */
export const GOODBYE_MS = 1_000;
const RETRY_AFTER_SECONDS = 1;

export const brokerUnavailable = (cause: unknown): AppError => unavailable(RETRY_AFTER_SECONDS, cause);

/** What the work answers, as long as it answers in time. @throws Error after the deadline */
export async function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLate = clock.sleep(ms, over.signal).then((): never => {
    throw new Error('no answer from the broker in time');
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    over.abort();
  }
}
