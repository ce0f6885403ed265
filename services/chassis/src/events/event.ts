import { create, type Message, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';

/** What a kind of event is called, where it goes, how its value is encoded. */
export interface EventType<M extends Message = Message> {
  type: string;
  topic: string;
  schema: GenMessage<M>;
}

/** An event a use case hands to its write; the outbox adds id, version and time. */
export interface EventDraft {
  type: string;
  topic: string;
  key: string;
  value: Uint8Array;
}

/** An event with its data encoded. `key` is the id of its aggregate: events of one key stay in order. */
export function draftEvent<M extends Message>(
  event: EventType<M>,
  key: string,
  data: MessageInitShape<GenMessage<M>>,
): EventDraft {
  const value = toBinary(event.schema, create(event.schema, data));
  return { type: event.type, topic: event.topic, key, value };
}

/** An event as a consumer sees it. */
export interface ReceivedEvent<M extends Message = Message> {
  /** Unique per event, the same on every delivery. */
  id: string;
  type: string;
  /** Id of the aggregate that changed. */
  subject: string;
  /** Version of the aggregate after the change; older or equal means: already known. */
  version: number;
  /** Milliseconds since the epoch. */
  occurredAt: number;
  data: M;
}
