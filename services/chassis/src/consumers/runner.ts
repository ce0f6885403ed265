import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { type EnvelopeAttributes, PoisonError, readEnvelope } from '../events/envelope.ts';
import type { Bus, DeliveredMessage, Subscription } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { runInTrace } from '../telemetry/trace-context.ts';
import { consumeInSpan, traceOfMessage } from '../telemetry/trace-events.ts';
import { passOnTracing, type Tracing } from '../telemetry/tracing.ts';
import type { Consumer } from './consumer.ts';
import { parkMessage } from './dead-letters.ts';
import type { ConsumerWatch } from './watch-consumers.ts';

export interface RunnerOptions {
  /** The consumer group: the service's name. */
  group: string;
  consumers: readonly Consumer[];
  bus: Bus;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'countParked'>;
  tracing?: Tracing | undefined;
  /** Nobody watches when absent. */
  watch?: Pick<ConsumerWatch, 'taken' | 'handled' | 'apply'>;
}

const unwatched: NonNullable<RunnerOptions['watch']> = {
  taken: () => {},
  handled: () => {},
  apply: (_event, work) => work(),
};

const POISON_TRIES = 5;
const POISON_PAUSE_MS = 200;

/** No retry can help: the message itself is wrong, or the code that reads it is. */
export function isPoison(error: unknown): boolean {
  if (error instanceof AppError) return error.kind !== 'unavailable' && error.kind !== 'too-many';
  return (
    error instanceof PoisonError ||
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof ReferenceError ||
    error instanceof SyntaxError
  );
}

/**
 * Runs every consumer of a service in one group. Poison is parked after five tries and the topic goes on;
 * any other failure rejects, so the bus delivers the same message again until it works.
 */
export async function runConsumers(options: RunnerOptions): Promise<Subscription> {
  const { bus, clock, consumers, group, logger, metrics, tracing = passOnTracing } = options;
  const watch = options.watch ?? unwatched;

  const applyOne = async (consumer: Consumer, message: DeliveredMessage, attributes: EnvelopeAttributes) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await consumer.apply(attributes, message.value);
      } catch (error) {
        if (!isPoison(error)) throw error;
        if (tries >= POISON_TRIES) return park(message, error, consumer.effect);
        await clock.sleep(POISON_PAUSE_MS * tries);
      }
    }
  };

  const park = async (message: DeliveredMessage, error: unknown, effect: string): Promise<void> => {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    logger.error({ topic: message.topic, offset: message.offset, effect, cause }, 'event parked');
    metrics.countParked(group, effect);
    await parkMessage(bus, message, { group, effect, cause });
  };

  const readOrPark = async (message: DeliveredMessage): Promise<EnvelopeAttributes | undefined> => {
    try {
      return readEnvelope(message.headers);
    } catch (error) {
      await park(message, error, '*');
      return undefined;
    }
  };

  return bus.subscribe({
    group,
    topics: [...new Set(consumers.map((consumer) => consumer.topic))],
    async onMessage(message) {
      const attributes = await runInTrace(traceOfMessage(message), () => readOrPark(message));
      if (!attributes) return;
      watch.taken(message, attributes.occurredAt);
      const only = message.headers.kindred_only_effect;
      for (const consumer of consumers) {
        if (consumer.event !== attributes.type) continue;
        if (only !== undefined && only !== `${group}/${consumer.effect}`) continue;
        const { effect } = consumer;
        const event = { topic: message.topic, effect, occurredAt: attributes.occurredAt };
        await consumeInSpan(tracing, message, { group, effect }, () =>
          watch.apply(event, () => applyOne(consumer, message, attributes)),
        );
      }
      watch.handled(message);
    },
  });
}
