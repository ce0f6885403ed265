import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { sharedStateAlone } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { silentMetrics } from '../telemetry/silent-metrics.ts';

/** A failed primary is left alone for so long, then one call tries it again. */
const PAUSE_MS = 1_000;

/**
 * Shared state that works on when `primary` is gone: with what this process alone knows, in `fallback`. A dead
 * primary costs one call per second its time, all others nothing; nothing is copied between the two.
 * `ping` tells about the primary alone.
 */
export function withFallback(
  primary: SharedState,
  fallback: SharedState,
  {
    clock,
    logger,
    metrics = silentMetrics,
  }: { clock: Pick<Clock, 'monotonic'>; logger: Logger; metrics?: Pick<Metrics, 'gauge'> | undefined },
): SharedState {
  let isGone = false;
  let nextTryMs = 0;
  metrics.gauge(sharedStateAlone, {}, () => Number(isGone));

  const noteBack = (): void => {
    if (isGone) logger.info('shared state is back');
    isGone = false;
  };
  const noteGone = (error: unknown): void => {
    if (!isGone) logger.warn({ err: error }, 'shared state is gone, this process goes on alone');
    isGone = true;
    nextTryMs = clock.monotonic() + PAUSE_MS;
  };
  const ask = async <T>(work: (shared: SharedState) => Promise<T>): Promise<T> => {
    if (isGone && clock.monotonic() < nextTryMs) return work(fallback);
    // Moved on before the answer, so that one call tries and the others do not wait with it.
    nextTryMs = clock.monotonic() + PAUSE_MS;
    try {
      const answer = await work(primary);
      noteBack();
      return answer;
    } catch (error) {
      noteGone(error);
      return work(fallback);
    }
  };

  return {
    hit: (key, windowMs) => ask((shared) => shared.hit(key, windowMs)),
    get: (key) => ask((shared) => shared.get(key)),
    set: (key, value, ttlMs) => ask((shared) => shared.set(key, value, ttlMs)),
    delete: (key) => ask((shared) => shared.delete(key)),
    addMember: (set, member, ttlMs) => ask((shared) => shared.addMember(set, member, ttlMs)),
    removeMember: (set, member) => ask((shared) => shared.removeMember(set, member)),
    members: (set) => ask((shared) => shared.members(set)),
    ping: () => primary.ping(),
    async close() {
      await Promise.all([primary.close(), fallback.close()]);
    },
  };
}
