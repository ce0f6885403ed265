import { setTimeout } from 'node:timers/promises';

const POLL_MS = 5;

/** Waits until the condition holds; tests wait for conditions, never for time. @throws Error after the deadline. */
export async function until<T>(
  condition: () => T | Promise<T>,
  deadlineMs = 5_000,
  what = 'the condition',
): Promise<NonNullable<T>> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`${what} did not hold within ${deadlineMs} ms`);
    await setTimeout(POLL_MS);
  }
}
