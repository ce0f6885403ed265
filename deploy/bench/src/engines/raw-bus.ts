import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import type { Engines } from '@kindred/chassis/testing/engines';
import { pino } from 'pino';

/** The floor of row 6: one message at a time through the same client, produce to consume. */
export async function openRawBus(engines: Engines, namespace: string) {
  const bus = createKafkaBus({
    ...createSystemEffects(),
    brokers: engines.kafkaBrokers,
    clientId: 'bench',
    logger: pino({ level: 'silent' }),
    partitions: 1,
    replication: 1,
    retentionMs: 3_600_000,
    topicPrefix: `${namespace}.`,
  });
  const topic = 'bench.raw.v1';
  await bus.ensure([topic]);
  let arrived: (() => void) | undefined;
  const subscription = await bus.subscribe({
    group: 'bench',
    topics: [topic],
    onMessage: async () => arrived?.(),
  });
  return {
    async once(): Promise<number> {
      const started = performance.now();
      const consumed = new Promise<number>((resolve) => {
        arrived = () => resolve(performance.now() - started);
      });
      await bus.publish([{ topic, key: 'key', headers: {}, value: Buffer.alloc(64) }]);
      return consumed;
    },
    async close(): Promise<void> {
      await subscription.close();
      await bus.close();
    },
  };
}
