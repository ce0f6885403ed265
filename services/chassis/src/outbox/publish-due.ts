import type { Bus } from '../ports/bus.ts';
import type { Collection, Filter } from '../ports/documents.ts';
import type { Ids } from '../ports/effects.ts';
import { sentMessages } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { silentMetrics } from '../telemetry/silent-metrics.ts';
import { errorType } from '../telemetry/span.ts';
import { publishInSpans } from '../telemetry/trace-events.ts';
import { passOnTracing, type Tracing } from '../telemetry/tracing.ts';
import type { AggregateDocument } from './aggregates.ts';

export interface PublishDueOptions {
  /** Name of the service, for ce_source. */
  source: string;
  bus: Bus;
  ids: Ids;
  tracing?: Tracing | undefined;
  metrics?: Pick<Metrics, 'counter' | 'gauge'>;
}

/** Documents whose events are on their way to the bus at the same time. */
const AT_ONCE = 20;

export interface DuePublisher {
  /**
   * Publishes the events of every due document of a collection. One first, which finds out whether the bus takes
   * anything; then many side by side, each claimed by itself, so that relays share the work.
   */
  publish(collection: Collection<AggregateDocument>): Promise<void>;
  /** True for a claim of ours that failed half-way: the store may hold it, and nobody works under it. */
  isAbandoned(claim: string): boolean;
  forgetAbandoned(): void;
}

export function createDuePublisher(options: PublishDueOptions): DuePublisher {
  const { bus, ids, source, tracing = passOnTracing } = options;
  const abandoned = new Set<string>();
  const countSent = (options.metrics ?? silentMetrics).counter(sentMessages);
  const count = (outbox: NonNullable<AggregateDocument['outbox']>, error: string): void => {
    for (const { topic } of outbox)
      countSent({
        service: source,
        messaging_system: 'kafka',
        messaging_destination_name: topic,
        error_type: error,
      });
  };

  const publishClaimed = async (
    collection: Collection<AggregateDocument>,
    { _id, outbox = [] }: AggregateDocument,
    token: string,
  ): Promise<void> => {
    try {
      await publishInSpans(tracing, bus, outbox, { source, subject: _id });
      count(outbox, '');
    } catch (error) {
      count(outbox, errorType(error));
      await collection.updateOne({ _id, claim: token }, { $set: { claim: 0 } });
      throw error;
    }
    // A write in between has made the claim 0: while it is ours, the outbox is what was published.
    const { matched } = await collection.updateOne(
      { _id, claim: token },
      { $unset: { claim: true, outbox: true } },
    );
    if (matched > 0) return;
    await collection.updateOne(
      { _id },
      { $pull: { outbox: { id: { $in: outbox.map((event) => event.id) } } } },
    );
  };

  /** Resolves to false when there is nothing to claim. */
  const publishOne = async (collection: Collection<AggregateDocument>, filter: Filter): Promise<boolean> => {
    const token = ids.next();
    try {
      const document = await collection.findOneAndUpdate({ ...filter, claim: 0 }, { $set: { claim: token } });
      if (document) await publishClaimed(collection, document, token);
      return document !== undefined;
    } catch (error) {
      abandoned.add(token);
      throw error;
    }
  };

  return {
    isAbandoned: (claim) => abandoned.has(claim),
    forgetAbandoned: () => abandoned.clear(),
    async publish(collection) {
      if (!(await publishOne(collection, {}))) return;
      for (;;) {
        const due = await collection.find({ claim: 0 }, { limit: AT_ONCE });
        if (due.length === 0) return;
        const published = await Promise.allSettled(due.map(({ _id }) => publishOne(collection, { _id })));
        for (const one of published) if (one.status === 'rejected') throw one.reason;
      }
    },
  };
}
