import kafkajs, { type IHeaders, type KafkaMessage, type Message } from 'kafkajs';
import type { BusMessage, DeliveredMessage } from '../ports/bus.ts';

const partitioner = kafkajs.Partitioners.DefaultPartitioner();

/** The partition that every client with Kafka's default partitioner (murmur2 of the key) would choose. */
export const partitionOf = (key: string, partitions: number): number =>
  partitioner({
    topic: '',
    message: { key, value: null },
    partitionMetadata: Array.from({ length: partitions }, (_, partitionId) => ({
      partitionId,
      leader: 0,
      partitionErrorCode: 0,
      replicas: [],
      isr: [],
    })),
  });

export const toKafka = (message: BusMessage, partition: number, nowMs: number): Message => ({
  partition,
  key: message.key,
  value: Buffer.from(message.value.buffer, message.value.byteOffset, message.value.byteLength),
  headers: { ...message.headers },
  timestamp: String(nowMs),
});

/** Bytes in the log, near enough. */
export const sizeOf = ({ key, headers, value }: BusMessage): number =>
  Object.entries(headers).reduce(
    (size, [name, text]) => size + name.length + Buffer.byteLength(text),
    Buffer.byteLength(key) + value.byteLength,
  );

function textsOf(headers: IHeaders | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) texts[name] = first.toString();
  }
  return texts;
}

export const fromKafka = (topic: string, partition: number, message: KafkaMessage): DeliveredMessage => ({
  topic,
  partition,
  offset: message.offset,
  key: message.key?.toString() ?? '',
  headers: textsOf(message.headers),
  value: message.value ?? new Uint8Array(),
});
