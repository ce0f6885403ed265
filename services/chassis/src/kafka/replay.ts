import type { ReplayOptions, Subscription } from '../ports/bus.ts';
import type { Randomness } from '../ports/effects.ts';
import type { SessionOptions } from './consumer-session.ts';
import { type KeepOptions, keepSubscribed } from './subscription.ts';
import type { Topics } from './topics.ts';

export type ReplayParts = Omit<
  KeepOptions,
  'group' | 'topics' | 'onMessage' | 'keepsOffsets' | 'onProgress' | 'positions'
> & { randomness: Randomness; brokerTopics: Topics };

export interface StartedReplay extends Subscription {
  /** Resolves when what was there at the start has been handled. */
  caughtUp: Promise<void>;
}

/**
 * A reader in a group of its own that never commits: the broker removes such a group by itself some minutes
 * after it was left. kafkajs has no reading without a group.
 */
export async function startReplay(options: ReplayOptions, parts: ReplayParts): Promise<StartedReplay> {
  const { brokerTopics, randomness, ...kept } = parts;
  const { onMessage, topics } = options;
  const positions: SessionOptions['positions'] = new Map();
  const caughtUp = Promise.withResolvers<void>();
  let ends: Awaited<ReturnType<Topics['ends']>> | undefined;

  const onProgress = (): void => {
    const isThere = ends?.every(
      ({ end, partition, topic }) => Number(positions.get(`${partition} ${topic}`)?.offset ?? 0) >= end,
    );
    if (isThere) caughtUp.resolve();
  };
  await brokerTopics.learn(topics);
  const subscription = keepSubscribed({
    ...kept,
    group: `replay-${Buffer.from(randomness.bytes(12)).toString('hex')}`,
    topics,
    onMessage,
    keepsOffsets: false,
    positions,
    onProgress,
  });
  try {
    ends = await brokerTopics.ends(topics);
    onProgress();
  } catch (error) {
    await subscription.close();
    throw error;
  }
  return { ...subscription, caughtUp: Promise.all([subscription.joined, caughtUp.promise]).then(() => {}) };
}
