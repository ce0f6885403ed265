import { setTimeout } from 'node:timers/promises';
import { patience } from './patience.ts';

const POLL_MS = 5;

/** Waits until the condition holds; tests wait for conditions, never for time; deadlines grow with `patience`. @throws Error after the deadline. */
export async function until<T>(
  condition: () => T | Promise<T>,
  deadlineMs = 5_000,
  what = 'the condition',
): Promise<NonNullable<T>> {
  const withinMs = deadlineMs * patience;
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`${what} did not hold within ${withinMs} ms`);
    await setTimeout(POLL_MS);
  }
}
