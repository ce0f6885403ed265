import type { Logger } from 'pino';
import type { DeliveredMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import type { LogLines } from './log-lines.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

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
  /** Aborted when somebody else may hold the partition: nothing counts as handled any more. */
  lost: AbortSignal;
  onHandled(message: DeliveredMessage): void;
}

/** Hands over message by message, the same one again until it is taken; resolves early when told to stop. */
export async function runLane(batch: LaneBatch, options: LaneOptions): Promise<void> {
  const { clock, lines, logger, onMessage, stopping } = options;
  const isGivenUp = (): boolean => stopping.aborted || batch.lost.aborted;

  const deliver = async (message: DeliveredMessage): Promise<boolean> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await onMessage(message);
        return true;
      } catch (error) {
        const { offset, partition, topic } = message;
        if (lines.isDue(`rejected ${topic} ${partition}`))
          logger.warn({ err: error, topic, partition, offset }, 'message will be delivered again');
        await clock.sleep(pauseMs, AbortSignal.any([stopping, batch.lost]));
        if (isGivenUp()) return false;
      }
    }
  };

  for (const message of batch.messages) {
    if (isGivenUp() || !(await deliver(message))) break;
    if (batch.lost.aborted) break;
    batch.onHandled(message);
  }
}
