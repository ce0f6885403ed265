import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { EmbeddedBus } from '../embedded/bus.ts';
import { type Job, startJobs } from '../lifecycle/jobs.ts';
import type { Bus } from '../ports/bus.ts';
import type { Documents } from '../ports/documents.ts';
import type { Clock, Randomness } from '../ports/effects.ts';
import type { Objects } from '../ports/objects.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { sharedStateAlone } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { BusAddress, EngineAddresses } from './process-variables.ts';

export interface EngineEffects {
  clock: Clock;
  randomness: Randomness;
  logger: Logger;
  /** Name of this process to the engines. */
  clientId: string;
}

const folderOf = (address: string): string => {
  const folder = address.slice('file:'.length);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const isFile = (address: string): boolean => address.startsWith('file:');

/** True where one process owns the documents: claims left by a crash are then free at once. */
export const isSoleOwner = (addresses: EngineAddresses): boolean => isFile(addresses.documents);

/** The documents of one service: a database of its own, `<namespace>-<service>`. An adapter is loaded only when chosen. */
export async function openDocuments(
  { documents, documentsTimeoutMs, namespace }: EngineAddresses,
  service: string,
  { logger }: Pick<EngineEffects, 'logger'>,
): Promise<Documents> {
  if (isFile(documents)) {
    const { createEmbeddedDocuments } = await import('../embedded/documents.ts');
    return createEmbeddedDocuments({ path: join(folderOf(documents), `${service}.sqlite`) });
  }
  const { createMongoDocuments } = await import('../mongodb/documents.ts');
  return createMongoDocuments({
    url: documents,
    database: `${namespace}-${service}`,
    timeoutMs: documentsTimeoutMs,
    logger,
  });
}

/** A log in a file does not shorten itself, as a broker's does. */
function trimmed(bus: EmbeddedBus, retentionMs: number, { clock, logger }: EngineEffects): Bus {
  const trimTopics: Job = {
    name: 'every-hour.trim-topics',
    everyMs: 3_600_000,
    run: async () => void bus.trim(retentionMs),
  };
  const jobs = startJobs([trimTopics], clock, logger);
  return {
    ...bus,
    async close() {
      await jobs.stop();
      await bus.close();
    },
  };
}

/** One bus for all services. Topics keep their names in the namespace `kindred`; any other begins them. */
export async function openBus(addresses: BusAddress, effects: EngineEffects): Promise<Bus> {
  const { bus, namespace } = addresses;
  if (isFile(bus)) {
    const { createEmbeddedBus } = await import('../embedded/bus.ts');
    const embedded = createEmbeddedBus({ path: join(folderOf(bus), 'bus.sqlite'), clock: effects.clock });
    return trimmed(embedded, addresses.busRetentionMs, effects);
  }
  const { createKafkaBus } = await import('../kafka/bus.ts');
  return createKafkaBus({
    ...effects,
    brokers: bus.replace(/^kafka:(\/\/)?/, '').split(','),
    partitions: addresses.busPartitions,
    replication: addresses.busReplication,
    retentionMs: addresses.busRetentionMs,
    topicPrefix: namespace === 'kindred' ? '' : `${namespace}.`,
  });
}

export async function openObjects(
  { namespace, objects }: EngineAddresses,
  { logger }: Pick<EngineEffects, 'logger'>,
): Promise<Objects> {
  if (isFile(objects)) {
    const { createEmbeddedObjects } = await import('../embedded/objects.ts');
    return createEmbeddedObjects({ path: join(folderOf(objects), 'objects') });
  }
  const { createS3Objects } = await import('../s3/objects.ts');
  return createS3Objects({ url: objects.replace(/^s3\+/, ''), bucketPrefix: `${namespace}-`, logger });
}

/** With the store gone each process goes on with what it knows itself. */
export async function openSharedState(
  { namespace, shared, sharedTimeoutMs: timeoutMs }: BusAddress,
  { clock, logger, metrics }: Pick<EngineEffects, 'clock' | 'logger'> & { metrics?: Metrics },
): Promise<SharedState> {
  const { createEmbeddedSharedState } = await import('../embedded/shared-state.ts');
  if (shared.startsWith('memory:')) {
    metrics?.gauge(sharedStateAlone, {}, () => 0);
    return createEmbeddedSharedState({ clock });
  }
  const { createRedisSharedState } = await import('../redis/shared-state.ts');
  const { withFallback } = await import('../shared/with-fallback.ts');
  const primary = createRedisSharedState({ url: shared, keyPrefix: `${namespace}:`, timeoutMs, logger });
  return withFallback(primary, createEmbeddedSharedState({ clock }), { clock, logger, metrics });
}

/** Carries live events between processes through the shared store; without one this process is alone. */
export async function openSocketFanOut(
  { namespace, shared }: BusAddress,
  { logger, onGap }: Pick<EngineEffects, 'logger'> & { onGap(): void },
) {
  if (shared.startsWith('memory:')) return { adapter: undefined, close: async () => {} };
  const { createSocketFanOut } = await import('../redis/socket-fan-out.ts');
  return createSocketFanOut({ url: shared, key: `${namespace}:sockets`, logger, onGap });
}
