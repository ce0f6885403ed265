import type { Logger } from 'pino';
import type { DeliveredMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import type { LogLines } from './log-lines.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A crash repeats what was handled since the last commit. */
const COMMIT_EVERY_MS = 250;

export interface LaneOptions {
  onMessage(message: DeliveredMessage): Promise<void>;
  clock: Clock;
  logger: Logger;
  lines: LogLines;
  /** After it, only the message in hand is finished. */
  stopping: AbortSignal;
}

/** Messages of one partition as a consumer got them, and what it wants to hear about them. */
export interface LaneBatch {
  messages: readonly DeliveredMessage[];
  /** Aborted when somebody else may hold the partition: nothing must be committed any more. */
  lost: AbortSignal;
  onHandled(message: DeliveredMessage): void;
  /** The offset of the next message to handle. */
  commit(offset: string): Promise<void>;
}

const nextOffset = (offset: string): string => String(BigInt(offset) + 1n);

/** Hands over message by message, the same one again until it is taken; resolves early when told to stop. */
export async function runLane(batch: LaneBatch, options: LaneOptions): Promise<void> {
  const { clock, lines, logger, onMessage, stopping } = options;
  const givenUp = AbortSignal.any([stopping, batch.lost]);
  let committedAt = clock.monotonic();
  let toCommit: string | undefined;

  const commit = async (): Promise<void> => {
    if (toCommit === undefined || batch.lost.aborted) return;
    const offset = toCommit;
    toCommit = undefined;
    committedAt = clock.monotonic();
    // A failed commit only means a repetition; losing the group shows in its heartbeats.
    await batch.commit(offset).catch((error) => logger.debug({ err: error }, 'commit failed'));
  };

  const deliver = async (message: DeliveredMessage): Promise<boolean> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await onMessage(message);
        return true;
      } catch (error) {
        const { offset, partition, topic } = message;
        if (lines.isDue(`rejected ${topic} ${partition}`))
          logger.warn({ err: error, topic, partition, offset }, 'message will be delivered again');
        // What is done so far must not wait as long as this message does.
        await commit();
        await clock.sleep(pauseMs, givenUp);
        if (givenUp.aborted) return false;
      }
    }
  };

  for (const message of batch.messages) {
    if (givenUp.aborted || !(await deliver(message))) break;
    if (batch.lost.aborted) break;
    batch.onHandled(message);
    toCommit = nextOffset(message.offset);
    if (clock.monotonic() - committedAt >= COMMIT_EVERY_MS) await commit();
  }
  await commit();
}
