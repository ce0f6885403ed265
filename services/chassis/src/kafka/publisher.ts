import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { atMost } from '../lifecycle/at-most.ts';
import type { BusMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import type { KafkaClients } from './client.ts';
import { BROKER_DEADLINE_MS, brokerUnavailable, GOODBYE_MS, within } from './deadline.ts';
import { partitionOf, sizeOf, toKafka } from './messages.ts';
import type { Names } from './names.ts';
import { createPartitionQueue, type PartitionQueue, type Waiting } from './partition-queue.ts';
import { createProducers } from './producers.ts';
import { createSender } from './send-until-stored.ts';
import type { Topics } from './topics.ts';

/** Kafka's own limit for a batch is 1,048,588 bytes. */
const LARGEST_MESSAGE_BYTES = 900_000;

export interface PublisherOptions {
  clients: KafkaClients;
  clock: Clock;
  logger: Logger;
  names: Names;
  topics: Topics;
}

export interface Publisher {
  publish(messages: readonly BusMessage[]): Promise<void>;
  close(): Promise<void>;
}

export function createPublisher({ clients, clock, logger, names, topics }: PublisherOptions): Publisher {
  const stopping = new AbortController();
  const producers = createProducers(clients);
  const sendUntilStored = createSender({
    producers,
    clock,
    logger,
    lines: clients.lines,
    stopping: stopping.signal,
  });
  const queues = new Map<string, PartitionQueue>();

  const queueOf = (topic: string, partition: number): PartitionQueue => {
    const id = `${partition} ${topic}`;
    const queue =
      queues.get(id) ??
      createPartitionQueue((messages) =>
        sendUntilStored({ topic: names.onBroker(topic), partition, messages }),
      );
    queues.set(id, queue);
    return queue;
  };

  const partitionFor = ({ topic, key }: BusMessage): number => {
    const partitions = topics.partitionsOf(topic);
    if (partitions === undefined) throw new Error(`topic ${topic} was never made`);
    return partitionOf(key, partitions);
  };

  const sort = (messages: readonly BusMessage[]): Map<PartitionQueue, Waiting[]> => {
    const sorted = new Map<PartitionQueue, Waiting[]>();
    for (const message of messages) {
      const bytes = sizeOf(message);
      if (bytes > LARGEST_MESSAGE_BYTES) throw new AppError('too-large', 'too-large');
      const partition = partitionFor(message);
      const queue = queueOf(message.topic, partition);
      const waiting = sorted.get(queue) ?? [];
      waiting.push({ message: toKafka(message, partition, clock.now()), bytes });
      sorted.set(queue, waiting);
    }
    return sorted;
  };

  return {
    async publish(messages) {
      const isUnknown = messages.some(({ topic }) => topics.partitionsOf(topic) === undefined);
      if (isUnknown) await topics.learn([...new Set(messages.map(({ topic }) => topic))]);
      const tickets = [...sort(messages)].map(([queue, waiting]) => queue.add(waiting));
      try {
        await within(clock, BROKER_DEADLINE_MS, Promise.all(tickets.map(({ stored }) => stored)));
      } catch (error) {
        for (const ticket of tickets) {
          ticket.withdraw();
          ticket.stored.catch(() => {});
        }
        throw brokerUnavailable(error);
      }
    },
    async close() {
      const idle = Promise.all([...queues.values()].map((queue) => queue.idle()));
      await atMost(clock, BROKER_DEADLINE_MS, idle);
      stopping.abort();
      await atMost(clock, GOODBYE_MS, producers.close());
    },
  };
}
