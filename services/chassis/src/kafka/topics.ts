import type { Admin, ITopicMetadata } from 'kafkajs';
import { DEAD_LETTERS_MS, isDeadTopic } from '../consumers/dead-letters.ts';
import { atMost } from '../lifecycle/at-most.ts';
import type { Clock } from '../ports/effects.ts';
import type { KafkaClients } from './client.ts';
import { BROKER_DEADLINE_MS, brokerUnavailable, GOODBYE_MS, within } from './deadline.ts';
import type { Names } from './names.ts';

export interface TopicSettings {
  partitions: number;
  replication: number;
  retentionMs: number;
}

export interface Topics {
  ping(): Promise<void>;
  missing(topics: readonly string[]): Promise<string[]>;
  ensure(topics: readonly string[]): Promise<void>;
  /** Number of partitions as this process knows it: read once, so more partitions need a restart. */
  partitionsOf(topic: string): number | undefined;
  /** Makes `partitionsOf` know them. @throws Error when one was never made */
  learn(topics: readonly string[]): Promise<void>;
  /** Where each partition with messages ends. */
  ends(topics: readonly string[]): Promise<{ topic: string; partition: number; end: number }[]>;
  /** Messages of each topic that the group has not committed yet. */
  lag(group: string, topics: readonly string[]): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface TopicsOptions {
  clients: KafkaClients;
  clock: Clock;
  names: Names;
  settings: TopicSettings;
}

const LEADERS_DEADLINE_MS = 30_000;
const LEADERS_PAUSE_MS = 50;
const ASK_AGAIN_MS = 100;

const hasLeaders = ({ partitions }: ITopicMetadata): boolean =>
  partitions.length > 0 && partitions.every(({ leader }) => leader >= 0);

/** Asks with one admin client, again after a failure and then with a new client, as long as the time allows. */
function createAsking(clients: KafkaClients, clock: Clock) {
  let connected: Promise<Admin> | undefined;

  const connect = async (): Promise<Admin> => {
    const admin = clients.open().admin();
    await admin.connect();
    return admin;
  };
  const forget = (failed: Promise<Admin>): void => {
    if (connected === failed) connected = undefined;
    failed.then((admin) => admin.disconnect()).catch(() => {});
  };

  return {
    /** @throws AppError unavailable, within five seconds */
    async ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
      const end = clock.monotonic() + BROKER_DEADLINE_MS;
      for (;;) {
        connected ??= connect();
        const asked = connected;
        try {
          return await within(clock, end - clock.monotonic(), asked.then(question));
        } catch (error) {
          forget(asked);
          if (clock.monotonic() + ASK_AGAIN_MS >= end) throw brokerUnavailable(error);
          await clock.sleep(ASK_AGAIN_MS);
        }
      }
    },
    async close(): Promise<void> {
      const open = connected;
      connected = undefined;
      if (open)
        await atMost(
          clock,
          GOODBYE_MS,
          open.then((admin) => admin.disconnect()),
        );
    },
  };
}

export function createTopics({ clients, clock, names, settings }: TopicsOptions): Topics {
  const { ask, close } = createAsking(clients, clock);
  const partitions = new Map<string, number>();

  const missing = async (topics: readonly string[]): Promise<string[]> => {
    const made = new Set(await ask((admin) => admin.listTopics()));
    return topics.filter((topic) => !made.has(names.onBroker(topic)));
  };

  const retentionOf = (topic: string): number =>
    isDeadTopic(topic) ? Math.max(settings.retentionMs, DEAD_LETTERS_MS) : settings.retentionMs;

  const create = (topics: readonly string[]): Promise<boolean> =>
    ask((admin) =>
      admin.createTopics({
        waitForLeaders: false,
        topics: topics.map((topic) => ({
          topic: names.onBroker(topic),
          numPartitions: settings.partitions,
          replicationFactor: settings.replication,
          configEntries: [
            { name: 'retention.ms', value: String(retentionOf(topic)) },
            { name: 'min.insync.replicas', value: String(Math.min(2, settings.replication)) },
          ],
        })),
      }),
    );

  const areLed = async (topics: readonly string[]): Promise<boolean> => {
    const described = await ask((admin) => admin.fetchTopicMetadata({ topics: topics.map(names.onBroker) }));
    return described.topics.length === topics.length && described.topics.every(hasLeaders);
  };

  return {
    missing,
    async ping() {
      await ask((admin) => admin.describeCluster());
    },
    async ensure(wanted) {
      const topics = [...new Set(wanted)];
      const end = clock.monotonic() + LEADERS_DEADLINE_MS;
      // Brokers that are asked about no topics at all tell about every one.
      while (topics.length > 0) {
        // A process that makes the same ones at this moment leaves this one with an error, and with topics.
        try {
          const absent = await missing(topics);
          if (absent.length > 0) await create(absent);
          if (await areLed(topics)) return;
        } catch (error) {
          if (clock.monotonic() > end) throw error;
        }
        if (clock.monotonic() > end) throw brokerUnavailable(new Error('partitions without a leader'));
        await clock.sleep(LEADERS_PAUSE_MS);
      }
    },
    partitionsOf: (topic) => partitions.get(topic),
    async learn(topics) {
      const unknown = topics.filter((topic) => !partitions.has(topic));
      if (unknown.length === 0) return;
      const [absent] = await missing(unknown);
      if (absent !== undefined) throw new Error(`topic ${absent} was never made`);
      const described = await ask((admin) =>
        admin.fetchTopicMetadata({ topics: unknown.map(names.onBroker) }),
      );
      for (const topic of described.topics) partitions.set(names.ours(topic.name), topic.partitions.length);
    },
    async ends(topics) {
      const ends = await Promise.all(
        topics.map(async (topic) => {
          const offsets = await ask((admin) => admin.fetchTopicOffsets(names.onBroker(topic)));
          return offsets
            .filter(({ high, low }) => Number(high) > Number(low))
            .map(({ partition, high }) => ({ topic, partition, end: Number(high) }));
        }),
      );
      return ends.flat();
    },
    async lag(group, topics) {
      if (topics.length === 0) return {};
      const committed = await ask((admin) =>
        admin.fetchOffsets({ groupId: names.onBroker(group), topics: topics.map(names.onBroker) }),
      );
      const lags: Record<string, number> = {};
      for (const { topic, partitions: offsets } of committed) {
        const ends = await ask((admin) => admin.fetchTopicOffsets(topic));
        const behind = ends.map(({ partition, high, low }) => {
          const next = Number(offsets.find((offset) => offset.partition === partition)?.offset ?? -1);
          return Number(high) - Math.max(next, Number(low));
        });
        lags[names.ours(topic)] = behind.reduce((sum, count) => sum + count, 0);
      }
      return lags;
    },
    close,
  };
}
