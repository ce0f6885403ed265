import type { Logger } from 'pino';
import { createTokenVerifier } from '../auth/tokens.ts';
import { readTogether } from '../config/load-config.ts';
import { deadTopic } from '../consumers/dead-letters.ts';
import type { Service, ServiceEffects } from '../lifecycle/service.ts';
import { createLogger } from '../log/logger.ts';
import type { CollectionSpec } from '../ports/documents.ts';
import { createSystemEffects } from '../system/system-effects.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { observeEngines } from './observe-engines.ts';
import { isSoleOwner, openBus, openDocuments, openObjects, openSharedState } from './open-engines.ts';
import { openTracing } from './open-tracing.ts';
import {
  type EngineAddresses,
  type ProcessConfig,
  readEngineAddresses,
  readProcessConfig,
  readTokenConfig,
  type TokenConfig,
} from './process-variables.ts';
import { failStart, type Supervised, supervise } from './supervise.ts';
import { waitFor } from './wait-for.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** What a service keeps and sends to: made by the migration, declared beside its owner. */
export interface ServiceStorage {
  collections: readonly CollectionSpec[];
  topics: readonly string[];
  buckets: readonly string[];
}

/** Further adapters a service opens for itself. */
export interface ServiceProcess {
  addresses: EngineAddresses;
  logger: Logger;
  /** Closed after the service has stopped. */
  atEnd(close: () => Promise<void>): void;
}

export interface ServiceDefinition<C> {
  name: string;
  storage: ServiceStorage;
  readConfig(env: Env): C;
  create(config: C, effects: ServiceEffects, process: ServiceProcess): Promise<Service>;
}

/** Makes what one service keeps and sends to; idempotent, safe to run twice at once. */
async function migrate(name: string, storage: ServiceStorage, env: Env): Promise<void> {
  const { process: config, addresses } = readTogether(
    { process: readProcessConfig, addresses: readEngineAddresses },
    env,
  );
  const { clock, randomness } = createSystemEffects();
  const logger = createLogger(config.logLevel, name);
  const engine = { clock, randomness, logger, clientId: `${name}-migration` };
  const documents = await openDocuments(addresses, name, engine);
  const bus = await openBus(addresses, engine);
  const objects = await openObjects(addresses, engine);
  const make = async (what: string, ensure: () => Promise<void>): Promise<void> => {
    const check = async () => {
      await ensure();
      return [];
    };
    await waitFor({ name: what, check }, config.startDeadlineMs, clock, logger);
  };
  const { buckets, collections, topics } = storage;
  const allTopics = topics.flatMap((topic) => [topic, deadTopic(topic)]);
  await make('the documents', () => documents.ensure(collections));
  if (allTopics.length > 0) await make('the bus', () => bus.ensure(allTopics));
  if (buckets.length > 0) await make('the objects', () => objects.ensure(buckets));
  await Promise.all([documents.close(), bus.close(), objects.close()]);
  logger.info('migrated');
}

async function openEffects(
  config: ProcessConfig,
  addresses: EngineAddresses,
  tokens: TokenConfig,
  name: string,
) {
  const system = createSystemEffects();
  const { clock, randomness } = system;
  const logger = createLogger(config.logLevel, name);
  const metrics = createMetrics();
  const tracing = await openTracing(config, {
    service: name,
    version: config.version,
    instance: config.instance,
    randomness,
  });
  const engine = { clock, randomness, logger, metrics, clientId: `${name}-${config.instance}` };
  const engines = {
    documents: await openDocuments(addresses, name, engine),
    objects: await openObjects(addresses, engine),
  };
  const effects: ServiceEffects = {
    ...system,
    ...observeEngines(engines, addresses, { service: name, metrics, tracing, clock }),
    bus: await openBus(addresses, engine),
    shared: await openSharedState(addresses, engine),
    verifyToken: createTokenVerifier(tokens.verifyKeys, tokens, clock),
    logger,
    metrics,
    isSoleOwner: isSoleOwner(addresses),
    answerCacheBytes: config.answerCacheBytes,
    tracing,
  };
  return effects;
}

async function serve<C>(definition: ServiceDefinition<C>, env: Env): Promise<void> {
  const { name } = definition;
  const {
    process: config,
    addresses,
    own,
    tokens,
  } = readTogether(
    {
      process: readProcessConfig,
      addresses: readEngineAddresses,
      own: definition.readConfig,
      tokens: readTokenConfig,
    },
    env,
  );
  const effects = await openEffects(config, addresses, tokens, name);
  const { bus, clock, documents, logger, metrics, objects, shared, tracing } = effects;

  const open = async (): Promise<Supervised> => {
    const further: (() => Promise<void>)[] = [];
    const service = await definition.create(own, effects, {
      addresses,
      logger,
      atEnd: (close) => void further.push(close),
    });
    service.app.server.on('upgrade', service.upgrade);
    return {
      server: service.app.server,
      async start(signal) {
        const check = () => service.missing();
        await waitFor(
          { name: 'the engines and the migration', check },
          config.startDeadlineMs,
          clock,
          logger,
          signal,
        );
        await service.start();
      },
      listen: () => service.app.listen({ host: config.host, port: config.port }),
      isReady: service.isReady,
      degraded: service.degraded,
      async stop() {
        await service.stop();
        await Promise.all(further.map((close) => close()));
        await Promise.all([documents.close(), bus.close(), objects.close(), shared.close()]);
        await tracing?.close();
      },
    };
  };
  await supervise({ name, config, clock, logger, metrics, open });
}

/**
 * One service as one process. With the argument `migrate` it makes its storage and ends; else it serves until
 * SIGTERM. Wrong variables: all of them, one line each, exit 1.
 */
export async function runServiceProcess<C>(
  definition: ServiceDefinition<C>,
  env: Env,
  args: readonly string[],
): Promise<void> {
  try {
    if (args.includes('migrate')) await migrate(definition.name, definition.storage, env);
    else await serve(definition, env);
  } catch (error) {
    failStart(error);
  }
}
