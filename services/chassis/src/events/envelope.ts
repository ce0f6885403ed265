import type { BusMessage } from '../ports/bus.ts';

/** An event as it waits in the outbox of its document. */
export interface OutboxEvent {
  id: string;
  type: string;
  topic: string;
  key: string;
  version: number;
  /** When it happened, in milliseconds since the epoch; on the wire `ce_time`, ISO 8601 in UTC. */
  at: number;
  /** Protobuf bytes, base64. */
  value: string;
  /** W3C trace context and request id of the write; absent where a write belongs to no request. */
  traceparent?: string;
  requestId?: string;
}

/** CloudEvents 1.0, Kafka binary mode: attributes in `ce_` headers, the value is the data. */
export function toBusMessage(event: OutboxEvent, source: string, subject: string): BusMessage {
  return {
    topic: event.topic,
    key: event.key,
    headers: {
      ce_specversion: '1.0',
      ce_id: event.id,
      ce_type: event.type,
      ce_source: source,
      ce_subject: subject,
      ce_time: new Date(event.at).toISOString(),
      ce_sequence: String(event.version),
      'content-type': 'application/protobuf',
      ...(event.traceparent === undefined ? {} : { traceparent: event.traceparent }),
      ...(event.requestId === undefined ? {} : { ce_requestid: event.requestId }),
    },
    value: Buffer.from(event.value, 'base64'),
  };
}

export interface EnvelopeAttributes {
  id: string;
  type: string;
  subject: string;
  version: number;
  /** Milliseconds since the epoch. */
  occurredAt: number;
}

/** @throws PoisonError when an attribute is missing or malformed. */
export function readEnvelope(headers: Readonly<Record<string, string>>): EnvelopeAttributes {
  const text = (name: string): string => {
    const value = headers[name];
    if (!value) throw new PoisonError(`header ${name} is missing`);
    return value;
  };
  const version = Number(text('ce_sequence'));
  const occurredAt = Date.parse(text('ce_time'));
  if (!Number.isSafeInteger(version) || version < 1) throw new PoisonError('ce_sequence is not a version');
  if (Number.isNaN(occurredAt)) throw new PoisonError('ce_time is not a time');
  return { id: text('ce_id'), type: text('ce_type'), subject: text('ce_subject'), version, occurredAt };
}

/** A message that no retry can help: it is parked in the dead-letter topic. */
export class PoisonError extends Error {
  override readonly name = 'PoisonError';
}
