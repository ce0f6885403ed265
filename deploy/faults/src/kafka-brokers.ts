import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createKafkaClients, type KafkaAddress } from '@kindred/chassis/kafka/client';

const run = promisify(execFile);

/** Commands that get the broker's number as their last argument. */
const COMMANDS = {
  kill: 'KAFKA_KILL',
  start: 'KAFKA_START',
  pause: 'KAFKA_PAUSE',
  resume: 'KAFKA_RESUME',
} as const;
export type BrokerCommand = keyof typeof COMMANDS;

export async function commandBroker(command: BrokerCommand, node: number): Promise<void> {
  const [program, ...words] = (process.env[COMMANDS[command]] ?? '').split(' ').filter(Boolean);
  if (!program) throw new Error(`${COMMANDS[command]} says no command`);
  await run(program, [...words, String(node)]);
}

/** Asks the brokers about one topic; again and again while they do not answer. */
export function watchTopic(address: KafkaAddress, topic: string) {
  const ask = async () => {
    const admin = createKafkaClients(address).open().admin();
    try {
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      return topics[0]?.partitions ?? [];
    } catch {
      return [];
    } finally {
      await admin.disconnect().catch(() => {});
    }
  };
  return {
    async leaderOf(partition: number): Promise<number> {
      for (;;) {
        const found = (await ask()).find(({ partitionId }) => partitionId === partition);
        if (found && found.leader > 0) return found.leader;
        await setTimeout(200);
      }
    },
    /** Waits until every copy of every partition is in step again. */
    async isWhole(copies: number): Promise<void> {
      for (;;) {
        const partitions = await ask();
        if (partitions.length > 0 && partitions.every(({ isr }) => isr.length === copies)) return;
        await setTimeout(300);
      }
    },
  };
}
