import type { OffsetsByTopicPartition } from 'kafkajs';
import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';

/** A crash repeats what was handled in this time. */
const PAUSE_MS = 50;

export type Commit = (offsets: OffsetsByTopicPartition) => Promise<void>;

export interface Committer {
  /** The next message of the partition to handle is this one. */
  note(topic: string, partition: number, offset: string): void;
  /** Commits what is noted without waiting for its turn; resolves when the broker has answered. */
  flush(): Promise<void>;
  /** What is noted is no longer ours to commit. */
  forget(): void;
}

/**
 * Commits beside the work, one request at a time for all partitions, so that fetching never waits for it.
 * A failed commit only means a repetition; a lost membership shows in the heartbeats.
 */
export function createCommitter(commit: Commit, clock: Clock, logger: Logger): Committer {
  const noted = new Map<string, { topic: string; partition: number; offset: string }>();
  let hurry = new AbortController();
  let running: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    const topics = [...Map.groupBy(noted.values(), ({ topic }) => topic)].map(([topic, places]) => ({
      topic,
      partitions: places.map(({ offset, partition }) => ({ offset, partition })),
    }));
    noted.clear();
    await commit({ topics }).catch((error) => logger.debug({ err: error }, 'commit failed'));
  };
  const run = async (): Promise<void> => {
    while (noted.size > 0) {
      await send();
      await clock.sleep(PAUSE_MS, hurry.signal);
    }
    running = undefined;
    hurry = new AbortController();
  };

  return {
    note(topic, partition, offset) {
      noted.set(`${partition} ${topic}`, { topic, partition, offset });
      running ??= run();
    },
    async flush() {
      hurry.abort();
      await running;
    },
    forget: () => noted.clear(),
  };
}
