import type { Message } from '@bufbuild/protobuf';
import { fromBinary } from '@bufbuild/protobuf';
import { PoisonError } from '../events/envelope.ts';
import type { EventType, ReceivedEvent } from '../events/event.ts';
import { missingId } from '../events/missing-id.ts';

/** One effect of one event. `handle` must survive a second and a late delivery. */
export interface Consumer {
  event: string;
  topic: string;
  /** As in the file name: on-<event>.<effect>.ts */
  effect: string;
  /** @throws PoisonError when the bytes are not the event or can never be applied. */
  apply(attributes: Omit<ReceivedEvent, 'data'>, value: Uint8Array): Promise<void>;
  /** Does nothing but what `apply` does first. @throws PoisonError when the bytes are not the event. */
  check(value: Uint8Array): void;
}

export function defineConsumer<M extends Message>(definition: {
  event: EventType<M>;
  effect: string;
  handle(event: ReceivedEvent<M>): Promise<void>;
}): Consumer {
  const { event, effect, handle } = definition;
  const decode = (value: Uint8Array): M => {
    let data: M;
    try {
      data = fromBinary(event.schema, value);
    } catch (error) {
      throw new PoisonError(`not a ${event.type}: ${error instanceof Error ? error.message : 'undecodable'}`);
    }
    const missing = missingId(event.schema, data);
    if (missing) throw new PoisonError(`a ${event.type} without ${missing}`);
    return data;
  };
  return {
    event: event.type,
    topic: event.topic,
    effect,
    // `async`: also what cannot be decoded rejects.
    apply: async (attributes, value) => handle({ ...attributes, data: decode(value) }),
    check: (value) => void decode(value),
  };
}

/**
 * The part of a replayed consumer that the service's group runs too, so that poison is parked once, however many
 * processes skip it.
 */
export const readOnly = (consumer: Consumer): Consumer => ({
  ...consumer,
  apply: async (_, value) => consumer.check(value),
});
