import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StringValue, StringValueSchema } from '@bufbuild/protobuf/wkt';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createEmbeddedBus } from '../src/embedded/bus.ts';
import { createEmbeddedDocuments } from '../src/embedded/documents.ts';
import { draftEvent, type EventType } from '../src/events/event.ts';
import { type AggregateDocument, claimIndex, createAggregates } from '../src/outbox/aggregates.ts';
import { createRelay, type RelayOptions } from '../src/outbox/relay.ts';
import type { Bus, BusMessage, DeliveredMessage } from '../src/ports/bus.ts';
import { createManualClock, createSeededIds } from '../src/testing/effects.ts';

export interface Thing extends AggregateDocument {
  name: string;
}

export const thingNamed: EventType<StringValue> = {
  type: 'thing.named',
  topic: 'things.v1',
  schema: StringValueSchema,
};
export const naming = (key: string, value: string) => draftEvent(thingNamed, key, { value });

/** A collection of things whose names are events, a bus, and relays that can be made to die. */
export async function anOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-outbox-'));
  const clock = createManualClock();
  const documents = createEmbeddedDocuments({ path: join(folder, 'documents.sqlite') });
  const bus = createEmbeddedBus({ path: join(folder, 'bus.sqlite'), clock });
  await documents.ensure([{ name: 'things', indexes: [claimIndex] }]);
  await bus.ensure(['things.v1', 'things.v1.dead']);
  onTestFinished(async () => {
    await bus.close();
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const things = documents.collection<Thing>('things');
  let seed = 0;
  const relay = (over: Partial<RelayOptions> = {}) =>
    createRelay({
      source: 'test',
      collections: [documents.collection<AggregateDocument>('things')],
      bus,
      clock,
      ids: createSeededIds(++seed),
      logger: pino({ level: 'silent' }),
      isSoleOwner: false,
      ...over,
    });
  const rename = (id: string, name: string) =>
    createAggregates(things, clock, () => {}).update(id, () => ({
      set: { name },
      events: [naming(id, name)],
    }));
  const make = (id: string, name: string) =>
    createAggregates(things, clock, () => {}).insert({ _id: id, name }, [naming(id, name)]);
  const published = async (topic = 'things.v1'): Promise<DeliveredMessage[]> => {
    const messages: DeliveredMessage[] = [];
    const replay = await bus.replay({ topics: [topic], onMessage: async (m) => void messages.push(m) });
    await replay.close();
    return messages;
  };
  return { bus, clock, things, relay, rename, make, published };
}

/** A bus whose publish is answered by `how`. */
export const busThat = (bus: Bus, how: (messages: readonly BusMessage[]) => Promise<void>): Bus => ({
  ...bus,
  publish: how,
});

export const sequences = (messages: readonly BusMessage[]): string[] =>
  messages.map(({ headers }) => `${headers.ce_subject}:${headers.ce_sequence}`);
