import { DEAD_LETTERS_MS } from '../consumers/dead-letters.ts';
import type { Bus, DeliveredMessage, ReplayOptions, Subscription } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import { type Follower, startFollower } from './bus-follower.ts';
import { createGroup, type Group } from './bus-group.ts';
import { openBusLog } from './bus-log.ts';

export interface EmbeddedBusOptions {
  /** The SQLite file; one bus per file and process. */
  path: string;
  clock: Clock;
  /** For topics made from now on. */
  partitions?: number;
  /** Told of every message that a consumer rejected and that will be delivered again. */
  onRejected?: (error: unknown, message: DeliveredMessage) => void;
}

export interface EmbeddedBus extends Bus {
  /** True when every subscriber has handled everything on its topics. */
  isCaughtUp(): boolean;
  /** Removes messages older than that which every group has handled, parked ones by their own age; answers how many. */
  trim(olderThanMs: number): number;
}

/** The bus of one process: an append-only log in SQLite. A publish that resolved survives a power cut. */
export function createEmbeddedBus({
  path,
  clock,
  partitions = 4,
  onRejected,
}: EmbeddedBusOptions): EmbeddedBus {
  const log = openBusLog(path, partitions);
  const groups = new Map<string, Group>();
  const followers = new Set<Follower>();
  const subscriptions = new Set<Subscription>();
  let isClosed = false;

  const requireOpen = (): void => {
    if (isClosed) throw new Error('the bus is closed');
  };
  const track = (subscription: Subscription): Subscription => {
    const tracked: Subscription = {
      ...subscription,
      async close() {
        await subscription.close();
        subscriptions.delete(tracked);
      },
    };
    subscriptions.add(tracked);
    return tracked;
  };
  const follow = (options: Omit<Parameters<typeof startFollower>[0], 'log' | 'clock'>): Follower => {
    const follower = startFollower({ ...options, log, clock, onRejected });
    followers.add(follower);
    return follower;
  };
  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? createGroup({ name, log, follow });
    groups.set(name, group);
    return group;
  };
  const forgetStopped = (): void => {
    for (const follower of followers) if (follower.isStopping()) followers.delete(follower);
  };

  const replay = async ({ topics, onMessage }: ReplayOptions): Promise<Subscription> => {
    const started = topics.flatMap((topic) =>
      Array.from({ length: log.partitionsOf(topic) }, (_, partition) =>
        follow({ topic, partition, position: 0, handle: onMessage }),
      ),
    );
    const subscription = track({
      isHealthy: () => started.every((follower) => !follower.isStopping()),
      close: async () => void (await Promise.all(started.map((follower) => follower.stop()))),
    });
    await Promise.all(started.map((follower) => follower.reach(log.end(follower.topic, follower.partition))));
    return subscription;
  };

  return {
    async ping() {
      requireOpen();
    },
    async missing(topics) {
      requireOpen();
      return log.missing(topics);
    },
    async ensure(topics) {
      requireOpen();
      log.ensure(topics);
    },
    async publish(messages) {
      requireOpen();
      log.append(messages, clock.now());
      const topics = new Set(messages.map(({ topic }) => topic));
      forgetStopped();
      for (const follower of followers) if (topics.has(follower.topic)) follower.wake();
    },
    async subscribe(options) {
      requireOpen();
      return track(await groupOf(options.group).join(options));
    },
    async lag(group, topics) {
      requireOpen();
      return Object.fromEntries(topics.map((topic) => [topic, log.lag(group, topic)]));
    },
    async replay(options) {
      requireOpen();
      return replay(options);
    },
    isCaughtUp() {
      forgetStopped();
      return [...followers].every(
        ({ topic, partition, position }) => position() >= log.end(topic, partition),
      );
    },
    trim(olderThanMs) {
      requireOpen();
      const now = clock.now();
      return log.trim(now - olderThanMs, now - Math.max(olderThanMs, DEAD_LETTERS_MS));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.all([...subscriptions].map((subscription) => subscription.close()));
      log.close();
    },
  };
}
