import type { Consumer, EachBatchPayload } from 'kafkajs';
import { atMost } from '../lifecycle/at-most.ts';
import type { DeliveredMessage } from '../ports/bus.ts';
import { type KafkaClients, SHORT_RETRY } from './client.ts';
import { type Commit, createCommitter } from './committer.ts';
import { BROKER_DEADLINE_MS } from './deadline.ts';
import { type LaneOptions, runLane } from './lane.ts';
import type { Lanes } from './lanes.ts';
import { fromKafka } from './messages.ts';
import type { Names } from './names.ts';

const SESSION_TIMEOUT_MS = 6_000;
/** Longer than a rebalance may take. */
const SILENCE_MS = 15_000;
const LOST_AFTER_MS = 30_000;
const PARTITIONS_AT_ONCE = 16;

export interface SessionOptions extends LaneOptions {
  clients: KafkaClients;
  names: Names;
  group: string;
  topics: readonly string[];
  /** False for a reader that begins at the beginning each time. */
  keepsOffsets: boolean;
  /** Where to go on after joining, for a reader without offsets. */
  positions: Map<string, { topic: string; partition: number; offset: string }>;
  onProgress(): void;
  lanes: Lanes;
}

/** One consumer from its start until it ends by itself or is told to leave. */
export interface ConsumerSession {
  /** Resolves when it has joined for the first time; pending for ever when it ends before. */
  joined: Promise<void>;
  /** Resolves when it is no use any more. */
  ended: Promise<void>;
  isMember(): boolean;
  /** Lets the messages in hand be finished and committed, then leaves; does not wait for an absent broker. */
  leave(): Promise<void>;
}

function createConsumer(clients: KafkaClients, group: string): Consumer {
  return clients.open().consumer({
    groupId: group,
    allowAutoTopicCreation: false,
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: 1_000,
    rebalanceTimeout: 10_000,
    // No latency: how long an idle fetch is held, thus how often an idle process wakes and how long leaving takes.
    maxWaitTimeInMs: 500,
    // More retries were seen to hang for good when the group's coordinator died; a new consumer never does.
    retry: { ...SHORT_RETRY, retries: 5, restartOnFailure: async () => false },
  });
}

export function startConsumerSession(options: SessionOptions): ConsumerSession {
  const { clients, clock, lanes, names, positions, stopping, topics } = options;
  const consumer = createConsumer(clients, names.onBroker(options.group));
  const joined = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const over = new AbortController();
  let lost = new AbortController();
  let lastSign = clock.monotonic();
  let hasJoined = false;
  let commit: Commit = async () => {};
  const committer = createCommitter((offsets) => commit(offsets), clock, options.logger);

  const end = (): void => {
    hasJoined = false;
    over.abort();
    lost.abort();
    ended.resolve();
  };

  consumer.on('consumer.heartbeat', () => {
    lastSign = clock.monotonic();
  });
  consumer.on('consumer.crash', end);
  // On the same connection as the joining that follows, and thus before it.
  consumer.on('consumer.rebalancing', () => void committer.flush());
  consumer.on('consumer.group_join', () => {
    lost.abort();
    committer.forget();
    lost = new AbortController();
    lastSign = clock.monotonic();
    hasJoined = !over.signal.aborted;
    for (const { topic, partition, offset } of positions.values())
      consumer.seek({ topic: names.onBroker(topic), partition, offset });
    joined.resolve();
  });

  const eachBatch = async ({ batch, commitOffsetsIfNecessary, pause, resolveOffset }: EachBatchPayload) => {
    if (over.signal.aborted || stopping.aborted) return void pause();
    commit = commitOffsetsIfNecessary;
    const { partition } = batch;
    const topic = names.ours(batch.topic);
    const { signal } = lost;
    const onHandled = ({ offset }: DeliveredMessage): void => {
      const next = String(BigInt(offset) + 1n);
      resolveOffset(offset);
      if (options.keepsOffsets) committer.note(batch.topic, partition, next);
      else positions.set(`${partition} ${topic}`, { topic, partition, offset: next });
      options.onProgress();
    };
    const messages = batch.messages.map((message) => fromKafka(topic, partition, message));
    const { isDone, done } = await lanes.run(`${partition} ${topic}`, () =>
      runLane({ messages, lost: signal, onHandled }, options),
    );
    if (isDone) return;
    const resume = pause();
    done.then(resume, resume).catch(() => {});
  };

  const watch = async (): Promise<void> => {
    while (!over.signal.aborted && clock.monotonic() - lastSign < LOST_AFTER_MS)
      await clock.sleep(1_000, over.signal);
    end();
  };

  const start = async (): Promise<void> => {
    await consumer.connect();
    await consumer.subscribe({ topics: topics.map(names.onBroker), fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
      eachBatch,
    });
  };
  start().catch(end);
  watch().catch(end);
  ended.promise.then(() => consumer.disconnect()).catch(() => {});

  return {
    joined: joined.promise,
    ended: ended.promise,
    isMember: () => hasJoined && clock.monotonic() - lastSign < SILENCE_MS,
    async leave() {
      await lanes.idle();
      hasJoined = false;
      await atMost(
        clock,
        BROKER_DEADLINE_MS,
        committer.flush().then(() => consumer.disconnect()),
      );
      end();
    },
  };
}
