import { type OutboxEvent, toBusMessage } from '../events/envelope.ts';
import type { Bus, BusMessage } from '../ports/bus.ts';
import type { SpanAttributes, Tracing } from './span.ts';
import { currentTrace, formatTraceparent, readTrace } from './trace-context.ts';

/** The trace and the request a new event belongs to, as it is stored with it. */
export function traceOfNow(): Pick<OutboxEvent, 'traceparent' | 'requestId'> {
  const context = currentTrace();
  if (!context) return {};
  return {
    traceparent: formatTraceparent(context),
    ...(context.requestId === undefined ? {} : { requestId: context.requestId }),
  };
}

// Topics, partitions and offsets are Kafka's words; the embedded bus uses them too. Ids of events hold ids of members.
const attributesOf = (operation: 'send' | 'process', topic: string, type: string): SpanAttributes => ({
  'messaging.system': 'kafka',
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.destination.name': topic,
  'cloudevents.event_type': type,
});

/** Publishes in one call; each event leaves in a span of its own, child of the request that caused it. */
export function publishInSpans(
  tracing: Tracing,
  bus: Bus,
  events: readonly OutboxEvent[],
  from: { source: string; subject: string },
): Promise<void> {
  const publishFrom = (index: number, messages: readonly BusMessage[]): Promise<void> => {
    const event = events[index];
    if (!event) return bus.publish(messages);
    const { topic, type } = event;
    return tracing.span(
      `send ${topic}`,
      {
        kind: 'producer',
        parent: readTrace(event.traceparent, event.requestId) ?? 'none',
        attributes: attributesOf('send', topic, type),
      },
      () => {
        const message = toBusMessage({ ...event, ...traceOfNow() }, from.source, from.subject);
        return publishFrom(index + 1, [...messages, message]);
      },
    );
  };
  return publishFrom(0, []);
}

/** Runs a consumer's effect in a span, child of the one that sent the message. */
export function consumeInSpan<R>(
  tracing: Tracing,
  message: Pick<BusMessage, 'topic' | 'headers'>,
  consumer: { group: string; effect: string },
  apply: () => Promise<R>,
): Promise<R> {
  const { headers, topic } = message;
  return tracing.span(
    `process ${topic} ${consumer.effect}`,
    {
      kind: 'consumer',
      parent: traceOfMessage(message) ?? 'none',
      requestId: headers.ce_requestid,
      attributes: {
        ...attributesOf('process', topic, headers.ce_type ?? ''),
        'messaging.consumer.group.name': consumer.group,
      },
    },
    apply,
  );
}

export const traceOfMessage = ({ headers }: Pick<BusMessage, 'headers'>) =>
  readTrace(headers.traceparent, headers.ce_requestid);
