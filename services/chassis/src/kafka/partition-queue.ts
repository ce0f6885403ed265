import type { Message } from 'kafkajs';

const BATCH_MESSAGES = 500;
const BATCH_BYTES = 512 * 1024;

export interface Waiting {
  message: Message;
  bytes: number;
}

export interface Ticket {
  /** Resolves when all of its messages are stored. */
  stored: Promise<void>;
  /** Takes back what is not on its way yet; a batch that is on its way goes on without anyone waiting for it. */
  withdraw(): void;
}

export interface PartitionQueue {
  add(messages: readonly Waiting[]): Ticket;
  /** Resolves when nothing is waiting or on its way. */
  idle(): Promise<void>;
}

interface Item extends Waiting {
  onStored(): void;
  onLost(error: unknown): void;
  isWithdrawn(): boolean;
}

function takeBatch(queue: Item[]): Item[] {
  let bytes = 0;
  let count = 0;
  for (const item of queue) {
    bytes += item.bytes;
    if (count > 0 && (bytes > BATCH_BYTES || count === BATCH_MESSAGES)) break;
    count += 1;
  }
  return queue.splice(0, count);
}

/**
 * The messages of one partition on their way to the log, in order: one batch at a time, made of all that waits.
 * `send` resolves when the batch is stored and rejects only when it will never be tried again.
 */
export function createPartitionQueue(send: (messages: Message[]) => Promise<void>): PartitionQueue {
  let queue: Item[] = [];
  let running: Promise<void> | undefined;

  const sendBatch = async (batch: readonly Item[]): Promise<void> => {
    try {
      await send(batch.map(({ message }) => message));
      for (const item of batch) item.onStored();
    } catch (error) {
      for (const item of batch) item.onLost(error);
    }
  };
  const run = async (): Promise<void> => {
    while (queue.length > 0) await sendBatch(takeBatch(queue));
    running = undefined;
  };

  return {
    add(messages) {
      const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
      let missing = messages.length;
      let isWithdrawn = false;
      const onStored = (): void => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      queue.push(
        ...messages.map((waiting) => ({
          ...waiting,
          onStored,
          onLost: reject,
          isWithdrawn: () => isWithdrawn,
        })),
      );
      running ??= run();
      return {
        stored,
        withdraw() {
          isWithdrawn = true;
          queue = queue.filter((item) => !item.isWithdrawn());
        },
      };
    },
    idle: async () => running,
  };
}
