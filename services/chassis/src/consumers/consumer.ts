import type { Message } from '@bufbuild/protobuf';
import { fromBinary } from '@bufbuild/protobuf';
import { PoisonError } from '../events/envelope.ts';
import type { EventType, ReceivedEvent } from '../events/event.ts';

/** One effect of one event. `handle` must survive a second and a late delivery. */
export interface Consumer {
  event: string;
  topic: string;
  /** As in the file name: on-<event>.<effect>.ts */
  effect: string;
  /** @throws PoisonError when the bytes are not the event or can never be applied. */
  apply(attributes: Omit<ReceivedEvent, 'data'>, value: Uint8Array): Promise<void>;
}

export function defineConsumer<M extends Message>(definition: {
  event: EventType<M>;
  effect: string;
  handle(event: ReceivedEvent<M>): Promise<void>;
}): Consumer {
  const { event, effect, handle } = definition;
  const decode = (value: Uint8Array): M => {
    try {
      return fromBinary(event.schema, value);
    } catch (error) {
      throw new PoisonError(`not a ${event.type}: ${error instanceof Error ? error.message : 'undecodable'}`);
    }
  };
  return {
    event: event.type,
    topic: event.topic,
    effect,
    apply: (attributes, value) => handle({ ...attributes, data: decode(value) }),
  };
}
