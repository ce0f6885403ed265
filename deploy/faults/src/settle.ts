import { setTimeout } from 'node:timers/promises';
import { deadTopic } from '@kindred/chassis/consumers/dead-letters';
import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import type { Bus } from '@kindred/chassis/ports/bus';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { topics } from '@kindred/proto/catalog';
import { pino } from 'pino';
import type { FleetBed } from './fleet-bed.ts';
import { closeStores, waitingEvents } from './stores.ts';

/** Which group reads which topic, as the catalog says. */
const groups: Record<string, readonly string[]> = {
  profiles: [topics.user, topics.offer, topics.rating],
  identity: [topics.user],
  mail: [topics.user, topics.offer],
  offers: [topics.profile, topics.offer],
  ratings: [topics.profile],
  chat: [topics.profile, topics.connection, topics.message, topics.session],
};
const PAUSE_MS = 500;

export interface Settled {
  seconds: number;
  /** What had not come to rest by the deadline. */
  restless: string[];
  deadLetters: number;
}

const openKafka = ({ addresses }: FleetBed): Bus =>
  createKafkaBus({
    ...createSystemEffects(),
    brokers: addresses.bus.replace(/^kafka:(\/\/)?/, '').split(','),
    clientId: 'faults',
    logger: pino({ level: 'silent' }),
    partitions: addresses.busPartitions,
    replication: addresses.busReplication,
    retentionMs: addresses.busRetentionMs,
    topicPrefix: `${addresses.namespace}.`,
  });

async function countDeadLetters(bus: Bus): Promise<number> {
  let count = 0;
  const replay = await bus.replay({
    topics: Object.values(topics).map(deadTopic),
    async onMessage() {
      count += 1;
    },
  });
  await replay.close();
  return count;
}

/** Waits until nothing waits any more: outboxes, consumer groups, mails; then looks into the dead-letter topics. */
export async function settle(bed: FleetBed, deadlineMs: number): Promise<Settled> {
  const started = performance.now();
  const [stores, mails, bus] = [await bed.openStores(), await bed.openMails(), openKafka(bed)];
  const restlessNow = async (): Promise<string[]> => {
    const restless: string[] = [];
    const note = (count: number, what: string): void => {
      if (count > 0) restless.push(`${count} ${what}`);
    };
    note(await waitingEvents(stores), 'documents with unpublished events');
    note(await mails.collection('mails').countUpTo({ state: 'due' }, 1_000), 'mails due');
    for (const [group, read] of Object.entries(groups)) {
      const lags = await bus.lag(group, read);
      for (const [topic, lag] of Object.entries(lags)) note(lag, `of ${topic} unread by ${group}`);
    }
    return restless;
  };
  let restless: string[];
  for (;;) {
    restless = await restlessNow().catch((error: unknown) => [String(error)]);
    if (restless.length === 0 || performance.now() - started > deadlineMs) break;
    await setTimeout(PAUSE_MS);
  }
  const deadLetters = await countDeadLetters(bus);
  await Promise.all([closeStores(stores), mails.close(), bus.close()]);
  return { seconds: (performance.now() - started) / 1_000, restless, deadLetters };
}
