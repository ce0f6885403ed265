import type { Logger } from 'pino';
import { readEnvelope } from '../events/envelope.ts';
import type { ReplayOptions } from '../ports/bus.ts';
import { runInTrace } from '../telemetry/trace-context.ts';
import { traceOfMessage } from '../telemetry/trace-events.ts';
import type { Consumer } from './consumer.ts';

/**
 * Consumers whose effect lives in this process's memory: they read their topics from the beginning.
 * What cannot be read is skipped with a log line; a group that runs the same consumer `readOnly` parks it.
 */
export function runReplay(consumers: readonly Consumer[], logger: Logger): ReplayOptions {
  return {
    topics: [...new Set(consumers.map((consumer) => consumer.topic))],
    onMessage: (message) =>
      runInTrace(traceOfMessage(message), async () => {
        try {
          const attributes = readEnvelope(message.headers);
          for (const consumer of consumers) {
            if (consumer.event === attributes.type) await consumer.apply(attributes, message.value);
          }
        } catch (error) {
          logger.error({ err: error, topic: message.topic, offset: message.offset }, 'event skipped');
        }
      }),
  };
}
