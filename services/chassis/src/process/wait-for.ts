import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';

export interface Wanted {
  /** What is waited for, as an operator would say it: `the documents`. */
  name: string;
  /** Resolves to what is still missing, empty when there. A rejection means: not reachable. */
  check(): Promise<readonly string[]>;
}

const PAUSE_MS = 250;
const SAY_EVERY_MS = 5_000;
const MAX_NAMED = 5;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Asks until nothing is missing; says what it waits for at once and then every five seconds.
 * @throws Error with one clear sentence when the deadline passes.
 */
export async function waitFor(
  { name, check }: Wanted,
  deadlineMs: number,
  clock: Clock,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  const startedMs = clock.monotonic();
  let saidMs = Number.NEGATIVE_INFINITY;
  for (;;) {
    const missing = await check().catch((error: unknown) => [reasonOf(error)]);
    if (missing.length === 0) return;
    const waitedMs = clock.monotonic() - startedMs;
    const what = missing.slice(0, MAX_NAMED).join(', ');
    if (signal?.aborted) throw new Error(`stopped while waiting for ${name}`);
    if (waitedMs >= deadlineMs)
      throw new Error(`waited ${Math.round(waitedMs / 1000)} s for ${name} in vain: ${what}`);
    if (waitedMs - saidMs >= SAY_EVERY_MS) {
      logger.warn({ missing: what, waitedMs: Math.round(waitedMs) }, `waiting for ${name}`);
      saidMs = waitedMs;
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}
