import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import {
  consumerLag,
  DELAY_BUCKETS,
  eventDelays,
  processDurations,
  projectionAge,
} from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createProjectionAge } from '../telemetry/projection-age.ts';
import { errorType } from '../telemetry/span.ts';

export interface WatchOptions {
  /** Also the name of its consumer group. */
  service: string;
  topics: readonly string[];
  bus: Pick<Bus, 'lag'>;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  metrics: Pick<Metrics, 'durations' | 'gauge'>;
}

interface Place {
  topic: string;
  partition: number;
}

export interface ConsumerWatch {
  taken(place: Place, occurredAt: number): void;
  handled(place: Place): void;
  /** Times one effect of an event. */
  apply<R>(event: { topic: string; effect: string; occurredAt: number }, work: () => Promise<R>): Promise<R>;
  /** Asks the bus how many events wait. @throws AppError unavailable */
  measure(): Promise<void>;
}

/** What operators see of the consumers of a service: durations, delays, how many events wait and since when. */
export function watchConsumers({ service, topics, bus, clock, metrics }: WatchOptions): ConsumerWatch {
  const age = createProjectionAge(clock);
  const durations = metrics.durations(processDurations);
  const delays = metrics.durations(eventDelays, DELAY_BUCKETS);
  for (const topic of topics) {
    metrics.gauge(consumerLag, { service, topic }, () => age.lagOf(topic));
    metrics.gauge(projectionAge, { service, topic }, () => age.ageOf(topic));
  }
  return {
    taken: ({ topic, partition }, occurredAt) => age.taken(topic, partition, occurredAt),
    handled: ({ topic, partition }) => age.handled(topic, partition),
    async apply({ topic, effect, occurredAt }, work) {
      const startedMs = clock.monotonic();
      const note = (error: string): void =>
        durations(
          { service, messaging_destination_name: topic, effect, error_type: error },
          (clock.monotonic() - startedMs) / 1_000,
        );
      try {
        const result = await work();
        note('');
        delays({ service, effect }, Math.max(0, clock.now() - occurredAt) / 1_000);
        return result;
      } catch (error) {
        note(errorType(error));
        throw error;
      }
    },
    async measure() {
      age.measured(await bus.lag(service, topics));
    },
  };
}
