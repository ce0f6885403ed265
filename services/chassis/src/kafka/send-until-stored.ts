import type { Message, Producer, RecordMetadata } from 'kafkajs';
import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';
import { within } from './deadline.ts';
import type { LogLines } from './log-lines.ts';
import { PRODUCE_TIMEOUT_MS, type Producers } from './producers.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 500;
/** A send that answers nothing at all for so long has lost its way inside the client. */
const SEND_DEADLINE_MS = 40_000;
/** After so long without success the client itself is suspected. */
const DISTRUST_AFTER_MS = 20_000;

/** The broker and the producer disagree about the sequence: only a new producer id helps. */
const SEQUENCE_ERRORS = new Set([
  'OUT_OF_ORDER_SEQUENCE_NUMBER',
  'DUPLICATE_SEQUENCE_NUMBER',
  'UNKNOWN_PRODUCER_ID',
  'INVALID_PRODUCER_EPOCH',
  'INVALID_PRODUCER_ID_MAPPING',
  'PRODUCER_FENCED',
  'NOT_STORED',
]);

export interface Batch {
  topic: string;
  partition: number;
  messages: Message[];
}

export interface SenderOptions {
  producers: Producers;
  clock: Clock;
  logger: Logger;
  lines: LogLines;
  stopping: AbortSignal;
}

function typeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('type' in at && typeof at.type === 'string') return at.type;
  return undefined;
}

/** kafkajs may answer a send that no broker has seen; only a receipt for the partition counts. */
function requireReceipt(receipts: readonly RecordMetadata[], { topic, partition }: Batch): void {
  const isStored = receipts.some(
    (receipt) => receipt.topicName === topic && receipt.partition === partition && receipt.errorCode === 0,
  );
  if (!isStored)
    throw Object.assign(new Error(`no receipt for ${topic}/${partition}`), { type: 'NOT_STORED' });
}

/**
 * Sends the same batch until it is stored. Never gives a batch up: another batch would take its sequence
 * numbers, and if the first had been stored after all the broker would take the other for its repetition,
 * acknowledge it and drop it. @throws Error when stopping
 */
export function createSender({ producers, clock, logger, lines, stopping }: SenderOptions) {
  const sendOnce = (batch: Batch): Promise<void> =>
    producers.use(async (producer: Producer) => {
      const startedAt = clock.monotonic();
      try {
        const sending = producer.send({
          topic: batch.topic,
          messages: batch.messages,
          acks: -1,
          timeout: PRODUCE_TIMEOUT_MS,
        });
        requireReceipt(await within(clock, SEND_DEADLINE_MS, sending), batch);
      } catch (error) {
        const isLost = clock.monotonic() - startedAt >= SEND_DEADLINE_MS;
        if (isLost || SEQUENCE_ERRORS.has(typeOf(error) ?? '')) producers.retire(producer);
        throw error;
      }
    });

  return async function sendUntilStored(batch: Batch): Promise<void> {
    let trustedAt = clock.monotonic();
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
      try {
        return await sendOnce(batch);
      } catch (error) {
        if (stopping.aborted) throw error;
        const { topic, partition } = batch;
        const cause = error instanceof Error ? error.message : String(error);
        if (lines.isDue(`send ${topic} ${cause}`)) logger.warn({ topic, partition, cause }, 'messages wait');
        if (clock.monotonic() - trustedAt > DISTRUST_AFTER_MS) {
          trustedAt = clock.monotonic();
          await producers.use(async (producer) => producers.retire(producer)).catch(() => {});
        }
        await clock.sleep(pauseMs, stopping);
      }
    }
  };
}
