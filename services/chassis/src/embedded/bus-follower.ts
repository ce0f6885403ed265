import { setImmediate } from 'node:timers/promises';
import type { DeliveredMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';
import type { BusLog } from './bus-log.ts';

export interface FollowerOptions {
  log: BusLog;
  clock: Clock;
  topic: string;
  partition: number;
  position: number;
  /** The message is repeated after a pause until this resolves. */
  handle(message: DeliveredMessage): Promise<void>;
  onRejected?: ((error: unknown, message: DeliveredMessage) => void) | undefined;
}

/** Goes through one partition message by message, then waits for more. */
export interface Follower {
  readonly topic: string;
  readonly partition: number;
  /** The offset of the next message to handle. */
  position(): number;
  /** Resolves when everything before the offset has been handled. @throws Error when stopped before. */
  reach(offset: number): Promise<void>;
  wake(): void;
  isStopping(): boolean;
  /** Finishes the message in hand. */
  stop(): Promise<void>;
}

const BATCH = 100;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export function startFollower(options: FollowerOptions): Follower {
  const { log, clock, topic, partition, onRejected } = options;
  const stopping = new AbortController();
  const waiting = new Set<{ offset: number; resolve(): void; reject(error: Error): void }>();
  let position = options.position;
  let wakeUp: (() => void) | undefined;

  const moveTo = (offset: number): void => {
    position = offset;
    for (const waiter of waiting) {
      if (waiter.offset > position) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  };

  const handleUntilDone = async (message: DeliveredMessage): Promise<void> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await options.handle(message);
        return moveTo(Number(message.offset) + 1);
      } catch (error) {
        onRejected?.(error, message);
        await clock.sleep(pauseMs, stopping.signal);
        if (stopping.signal.aborted) return;
      }
    }
  };

  /** Undefined when the log cannot be read now. No await here: nothing may be published between look and move. */
  const readBatch = (): DeliveredMessage[] | undefined => {
    try {
      const batch = log.read(topic, partition, position, BATCH);
      if (batch.length === 0) moveTo(Math.max(position, log.end(topic, partition)));
      return batch;
    } catch {
      return undefined;
    }
  };

  const handleBatch = async (batch: readonly DeliveredMessage[]): Promise<void> => {
    for (const message of batch) {
      if (stopping.signal.aborted) return;
      await handleUntilDone(message);
    }
    if (batch.length === BATCH) await setImmediate();
  };

  const nextWake = (): Promise<void> =>
    new Promise((resolve) => {
      wakeUp = resolve;
    });

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const batch = readBatch();
      if (batch === undefined) await clock.sleep(LONGEST_PAUSE_MS, stopping.signal);
      else if (batch.length === 0) await nextWake();
      else await handleBatch(batch);
    }
    for (const waiter of waiting) waiter.reject(new Error(`stopped before the end of ${topic}`));
  };
  const done = run();

  return {
    topic,
    partition,
    position: () => position,
    reach: (offset) =>
      new Promise((resolve, reject) => {
        waiting.add({ offset, resolve, reject });
        moveTo(position);
      }),
    wake: () => wakeUp?.(),
    isStopping: () => stopping.signal.aborted,
    stop() {
      stopping.abort();
      wakeUp?.();
      return done;
    },
  };
}
