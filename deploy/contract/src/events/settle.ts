import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { until } from '@kindred/chassis/testing/until';
import type { Cluster } from '@kindred/local/cluster';
import { pairs } from './catalog.ts';
import { collections } from './projections.ts';

const SETTLE_MS = 120_000;

const groups = Map.groupBy(pairs, ({ service }) => service);

const TASKS = /^(erasures|offer-ends)$/;
const tasks = Object.entries(collections).flatMap(([service, specs]) =>
  specs.filter(({ name }) => TASKS.test(name)).map(({ name }) => ({ service, name })),
);

/** The second look at long work comes a minute after the first; nobody here waits for it. Answers whether all is over. */
async function finishTasks(documents: Cluster['documents']): Promise<boolean> {
  let isOver = true;
  for (const { service, name } of tasks) {
    const collection = documents.get(service)?.collection<TaskDocument>(name);
    for (const { _id, isTold } of (await collection?.find({ dueAt: { $gt: -1 } }, { limit: 100 })) ?? []) {
      isOver = false;
      if (isTold) await collection?.updateOne({ _id, isTold, dueAt: { $gt: 0 } }, { $set: { dueAt: 0 } });
    }
  }
  return isOver;
}

/** Every event of an outbox is on the bus, every group has handled what is there, every mail has gone. */
export async function settle({ bus, documents, services }: Cluster): Promise<void> {
  const isAtRest = async (): Promise<boolean> => {
    const isOver = await finishTasks(documents);
    await Promise.all(Object.values(services).map((service) => service.flush()));
    if (!isOver) return false;
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
