import type { Logger } from 'pino';
import { atMost } from '../lifecycle/at-most.ts';
import type { Bus, Subscription } from '../ports/bus.ts';
import type { Clock, Randomness } from '../ports/effects.ts';
import { createKafkaClients } from './client.ts';
import { createNames } from './names.ts';
import { createPublisher } from './publisher.ts';
import { startReplay } from './replay.ts';
import { keepSubscribed } from './subscription.ts';
import { createTopics, type TopicSettings } from './topics.ts';

export interface KafkaBusOptions extends TopicSettings {
  /** host:port of some brokers. */
  brokers: readonly string[];
  /** Name of this process in the brokers' logs. */
  clientId: string;
  clock: Clock;
  randomness: Randomness;
  logger: Logger;
  /** In front of every topic and group, so that installations can share brokers. */
  topicPrefix?: string;
}

/** A subscriber whose broker is away is told so by `isHealthy`, not kept from starting. */
const FIRST_JOIN_MS = 30_000;

/** The bus on Kafka. With the broker gone `publish` rejects within five seconds; what it had begun may still be stored. */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { clock, logger, randomness } = options;
  const clients = createKafkaClients(options);
  const names = createNames(options.topicPrefix ?? '');
  const topics = createTopics({ clients, clock, names, settings: options });
  const publisher = createPublisher({ clients, clock, logger, names, topics });
  const parts = { clients, clock, lines: clients.lines, logger, names };
  const subscriptions = new Set<Subscription>();
  const closed = Promise.withResolvers<never>();
  closed.promise.catch(() => {});
  let isClosed = false;

  const whenOpen =
    <A extends readonly unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      if (isClosed) throw new Error('the bus is closed');
      return work(...given);
    };
  const track = ({ close, isHealthy }: Subscription): Subscription => {
    const tracked: Subscription = {
      isHealthy,
      async close() {
        await close();
        subscriptions.delete(tracked);
      },
    };
    subscriptions.add(tracked);
    return tracked;
  };

  return {
    ping: whenOpen(topics.ping),
    missing: whenOpen(topics.missing),
    ensure: whenOpen(topics.ensure),
    lag: whenOpen(topics.lag),
    publish: whenOpen(publisher.publish),
    subscribe: whenOpen(async ({ group, onMessage, topics: wanted }) => {
      await topics.learn(wanted);
      const kept = keepSubscribed({
        ...parts,
        group,
        topics: wanted,
        onMessage,
        keepsOffsets: true,
        onProgress: () => {},
      });
      const subscription = track(kept);
      await Promise.race([atMost(clock, FIRST_JOIN_MS, kept.joined), closed.promise]);
      return subscription;
    }),
    replay: whenOpen(async (wanted) => {
      const started = await startReplay(wanted, { ...parts, randomness, brokerTopics: topics });
      const subscription = track(started);
      await Promise.race([started.caughtUp, closed.promise]);
      return subscription;
    }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      closed.reject(new Error('the bus was closed'));
      await Promise.all([...subscriptions].map((subscription) => subscription.close()));
      await publisher.close();
      await topics.close();
    },
  };
}
