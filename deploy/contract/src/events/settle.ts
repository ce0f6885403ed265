import { until } from '@kindred/chassis/testing/until';
import type { Cluster } from '@kindred/local/cluster';
import { pairs } from './catalog.ts';

const SETTLE_MS = 120_000;

const groups = Map.groupBy(pairs, ({ service }) => service);

/** Every event of an outbox is on the bus, every group has handled what is there, every mail has gone. */
export async function settle({ bus, documents, services }: Cluster): Promise<void> {
  const isAtRest = async (): Promise<boolean> => {
    await Promise.all(Object.values(services).map((service) => service.flush()));
    for (const [group, read] of groups) {
      // The door reads for itself alone, from the beginning, and keeps no place.
      if (group === 'gateway') continue;
      const lag = await bus.lag(group, [...new Set(read.map(({ topic }) => topic))]);
      if (Object.values(lag).some((waiting) => waiting > 0)) return false;
    }
    return (await documents.get('mail')?.collection('mails').countUpTo({ state: 'due' }, 1)) === 0;
  };
  // A broker that is busy electing is not at rest.
  const isResting = (): Promise<boolean> => isAtRest().catch(() => false);
  // What the last event caused is an event of its own: at rest is who is so twice.
  await until(async () => (await isResting()) && (await isResting()), SETTLE_MS, 'rest');
}
