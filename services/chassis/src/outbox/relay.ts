import type { Logger } from 'pino';
import type { Collection } from '../ports/documents.ts';
import type { Clock } from '../ports/effects.ts';
import { silentMetrics } from '../telemetry/silent-metrics.ts';
import type { AggregateDocument } from './aggregates.ts';
import { createDuePublisher, type PublishDueOptions } from './publish-due.ts';
import { type OutboxWatch, watchOutbox } from './watch-outbox.ts';

export interface RelayOptions extends PublishDueOptions {
  collections: readonly Collection<AggregateDocument>[];
  clock: Clock;
  logger: Logger;
  /** No other process can hold a claim: whatever is claimed at the start was left by a crash. */
  isSoleOwner: boolean;
  sweepMs?: number;
  staleMs?: number;
}

export interface Relay extends OutboxWatch {
  /** A write left events: publish soon. */
  wake(): void;
  /** Publishes what is due now; used by tests and on shutdown. */
  drain(): Promise<void>;
  start(): void;
  /** Publishes what is due, then stops. */
  close(): Promise<void>;
}

const STALE_PAGE = 100;

/** Publishes the events embedded in documents, in order per document, at least once. */
export function createRelay(options: RelayOptions): Relay {
  const { collections, clock, logger } = options;
  const sweepMs = options.sweepMs ?? 1_000;
  const staleMs = options.staleMs ?? 30_000;
  const stopping = new AbortController();
  let heldSince = new Map<string, number>();
  let lastSweep = Number.NEGATIVE_INFINITY;
  let isAwake = false;
  let wakeUp: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const due = createDuePublisher(options);
  const watch = watchOutbox(options.source, collections, clock, options.metrics ?? silentMetrics);

  const drain = async (): Promise<void> => {
    // Side by side: a collection with nothing due does not keep the others waiting.
    const published = await Promise.allSettled(collections.map(due.publish));
    for (const one of published) if (one.status === 'rejected') throw one.reason;
  };

  /** Claims of dead relays: seen unchanged for `staleMs` on our own monotonic clock. Our own abandoned ones: at once. */
  const releaseStale = async (minAgeMs: number): Promise<void> => {
    const held = new Map<string, number>();
    for (const collection of collections) {
      for (const { _id, claim } of await collection.find({ claim: { $gt: '' } }, { limit: STALE_PAGE })) {
        const key = `${_id} ${claim}`;
        const since = heldSince.get(key) ?? clock.monotonic();
        held.set(key, since);
        const isDead = typeof claim === 'string' && due.isAbandoned(claim);
        if (!isDead && clock.monotonic() - since < minAgeMs) continue;
        await collection.updateOne({ _id, claim }, { $set: { claim: 0 } });
      }
    }
    heldSince = held;
    due.forgetAbandoned();
    lastSweep = clock.monotonic();
  };

  const pause = async (): Promise<void> => {
    if (isAwake) return;
    const over = new AbortController();
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    await Promise.race([woken, clock.sleep(sweepMs, over.signal)]);
    over.abort();
  };

  const run = async (): Promise<void> => {
    if (options.isSoleOwner)
      await releaseStale(0).catch((error) => logger.warn({ err: error }, 'claims kept'));
    while (!stopping.signal.aborted) {
      isAwake = false;
      try {
        await drain();
        if (clock.monotonic() - lastSweep >= sweepMs) await releaseStale(staleMs);
      } catch (error) {
        logger.warn({ err: error }, 'events wait in the outbox');
        await clock.sleep(sweepMs, stopping.signal);
      }
      await pause();
    }
  };

  return {
    wake() {
      isAwake = true;
      wakeUp?.();
    },
    drain,
    measure: watch.measure,
    start() {
      running ??= run();
    },
    async close() {
      stopping.abort();
      isAwake = true;
      wakeUp?.();
      await running;
      await drain().catch((error) => logger.warn({ err: error }, 'events wait in the outbox'));
    },
  };
}
