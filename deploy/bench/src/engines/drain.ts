import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { type AggregateDocument, claimIndex, createAggregates } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import type { Engines } from '@kindred/chassis/testing/engines';
import { pino } from 'pino';

/** Ten minutes without a broker at 100 writes a second. */
const WAITING = 60_000;
const GOAL_SECONDS = 60;
const FILL_AT_ONCE = 50;
const logger = pino({ level: 'silent' });

interface Written extends AggregateDocument {
  text: string;
}

/** As many documents as an outage leaves, each with one event in its outbox. */
async function fill(
  writes: ReturnType<typeof createAggregates<Written>>,
  nextId: () => string,
): Promise<void> {
  const value = Buffer.alloc(80, 'x');
  for (let written = 0; written < WAITING; written += FILL_AT_ONCE) {
    const batch = Array.from({ length: FILL_AT_ONCE }, () => {
      const _id = nextId();
      return writes.insert({ _id, text: 'x'.repeat(80) }, [
        { type: 'bench.written', topic: 'bench.drain.v1', key: _id, value },
      ]);
    });
    await Promise.all(batch);
  }
}

/** Row "broker gone" of docs/degradation.md at its full size: documents in files, the relay and a real broker. */
export async function benchDrain(
  engines: Engines,
  namespace: string,
  say: (line: string) => void,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-drain-'));
  const effects = createSystemEffects();
  const documents = createEmbeddedDocuments({ path: join(folder, 'documents.sqlite') });
  await documents.ensure([{ name: 'written', indexes: [claimIndex] }]);
  const collection = documents.collection<Written>('written');
  const bus = createKafkaBus({
    ...effects,
    brokers: engines.kafkaBrokers,
    clientId: 'bench-drain',
    logger,
    partitions: 6,
    replication: 1,
    retentionMs: 3_600_000,
    topicPrefix: `${namespace}.`,
  });
  await bus.ensure(['bench.drain.v1']);
  await fill(
    createAggregates(collection, effects.clock, () => {}),
    effects.ids.next,
  );
  const relay = createRelay({
    ...effects,
    source: 'bench',
    collections: [documents.collection<AggregateDocument>('written')],
    bus,
    logger,
    isSoleOwner: true,
  });
  const started = performance.now();
  await relay.drain();
  const seconds = (performance.now() - started) / 1000;
  const left = await collection.countUpTo({ claim: { $exists: true } }, 1);
  await bus.close();
  await documents.close();
  rmSync(folder, { recursive: true, force: true });
  const rate = (WAITING / seconds).toFixed(0);
  say(`${WAITING} waiting events drained in ${seconds.toFixed(1)} s, ${rate}/s (goal ≤ ${GOAL_SECONDS} s)`);
  return left === 0 && seconds <= GOAL_SECONDS;
}
