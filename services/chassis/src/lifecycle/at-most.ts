import type { Clock } from '../ports/effects.ts';

/** Waits for the work, `ms` at the longest; never rejects. What is not done by then goes on by itself. */
export async function atMost(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work.catch(() => {}), clock.sleep(ms, over.signal)]);
  over.abort();
}
