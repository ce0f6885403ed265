import type { Collection } from '../ports/documents.ts';
import type { Clock } from '../ports/effects.ts';
import { outboxAge } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AggregateDocument } from './aggregates.ts';

/** Documents looked at per collection and state: a lower bound where more wait, in the order of the index. */
const PAGE = 10;

export interface OutboxWatch {
  /** Looks for events that wait. @throws AppError unavailable */
  measure(): Promise<void>;
}

async function oldestIn(collection: Collection<AggregateDocument>): Promise<number[]> {
  const due = await collection.find({ claim: 0 }, { limit: PAGE });
  const claimed = await collection.find({ claim: { $gt: '' } }, { limit: PAGE });
  return [...due, ...claimed].flatMap(({ outbox = [] }) => outbox.slice(0, 1).map(({ at }) => at));
}

/** How long events have waited in the documents of a service; it goes on growing while the store cannot be asked. */
export function watchOutbox(
  service: string,
  collections: readonly Collection<AggregateDocument>[],
  clock: Pick<Clock, 'now'>,
  metrics: Pick<Metrics, 'gauge'>,
): OutboxWatch {
  let oldestAt: number | undefined;
  metrics.gauge(outboxAge, { service }, () =>
    oldestAt === undefined ? 0 : Math.max(0, clock.now() - oldestAt) / 1_000,
  );
  return {
    async measure() {
      const found = (await Promise.all(collections.map(oldestIn))).flat();
      oldestAt = found.length === 0 ? undefined : Math.min(...found);
    },
  };
}
