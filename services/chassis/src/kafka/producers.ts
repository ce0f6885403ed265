import kafkajs, { type Producer } from 'kafkajs';
import { type KafkaClients, SHORT_RETRY } from './client.ts';

/** Also how long a partition that moved while its old leader says nothing goes unnoticed. */
const METADATA_MAX_AGE_MS = 3_000;

/** A partition whose leader says nothing has moved after this time, as a rule. */
export const PRODUCE_TIMEOUT_MS = 3_000;

export interface Producers {
  /** Works with the producer of now, connecting it first. */
  use<T>(work: (producer: Producer) => Promise<T>): Promise<T>;
  /** Later work gets a new producer, with a new id and sequences from zero. */
  retire(producer: Producer): void;
  close(): Promise<void>;
}

interface Held {
  producer: Producer;
  ready: Promise<void>;
  users: number;
  isRetired: boolean;
}

/** One idempotent producer at a time. A retired one is let go when its last send has ended: sends reconnect. */
export function createProducers(clients: KafkaClients): Producers {
  let current: Held | undefined;

  const connect = (): Held => {
    const producer = clients.open(PRODUCE_TIMEOUT_MS).producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      metadataMaxAge: METADATA_MAX_AGE_MS,
      retry: SHORT_RETRY,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    });
    return { producer, ready: producer.connect(), users: 0, isRetired: false };
  };

  const letGo = async (held: Held): Promise<void> => {
    if (held.isRetired && held.users === 0) await held.producer.disconnect().catch(() => {});
  };

  const retire = (held: Held): Promise<void> => {
    if (current === held) current = undefined;
    held.isRetired = true;
    return letGo(held);
  };

  return {
    async use(work) {
      current ??= connect();
      const held = current;
      held.users += 1;
      try {
        // Without its id the producer would send without sequences: a half-made one is thrown away.
        await held.ready.catch((error) => {
          void retire(held);
          throw error;
        });
        return await work(held.producer);
      } finally {
        held.users -= 1;
        void letGo(held);
      }
    },
    retire(producer) {
      if (current?.producer === producer) void retire(current);
    },
    async close() {
      if (current) await retire(current);
    },
  };
}
