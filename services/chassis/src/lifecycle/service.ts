import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { TokenVerifier } from '../auth/tokens.ts';
import type { Consumer } from '../consumers/consumer.ts';
import { deadTopic } from '../consumers/dead-letters.ts';
import { runConsumers } from '../consumers/runner.ts';
import { watchConsumers } from '../consumers/watch-consumers.ts';
import type { WriteCount } from '../documents/count-writes.ts';
import type { AppError } from '../errors/app-error.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import { createApp } from '../http/create-app.ts';
import type { ErrorTexts } from '../http/error-texts.ts';
import type { JsonObject } from '../http/json-tree.ts';
import { describeRoutes } from '../http/openapi.ts';
import type { Route } from '../http/route.ts';
import type { Relay } from '../outbox/relay.ts';
import type { Bus, ReplayOptions, Subscription } from '../ports/bus.ts';
import type { CollectionSpec, Documents } from '../ports/documents.ts';
import type { Clock, Ids, Randomness } from '../ports/effects.ts';
import type { Objects } from '../ports/objects.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { busConnected } from '../telemetry/instruments.ts';
import { type Metrics, parkedEvents } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { atMost } from './at-most.ts';
import { closeWithin } from './close-within.ts';
import { type Job, startJobs } from './jobs.ts';
import type { WokenWorker } from './woken-worker.ts';

/** Everything a service touches outside its own memory. */
export interface ServiceEffects {
  documents: Documents;
  bus: Bus;
  objects: Objects;
  shared: SharedState;
  clock: Clock;
  ids: Ids;
  randomness: Randomness;
  verifyToken: TokenVerifier;
  logger: Logger;
  metrics: Metrics;
  /** True where one process owns the data folder; claims left by a crash are then free at once. */
  isSoleOwner: boolean;
  /** Room for encoded answers; 4 MB when absent, 0 keeps none. */
  answerCacheBytes?: number;
  /** Passes on the trace that came when absent. */
  tracing?: Tracing | undefined;
}

/** How the gateway hands over a request or a socket: the same in one process and across processes. */
export interface Upstream {
  /** `fail` is called instead of an answer when nobody could be reached; nothing has been written then. */
  request(request: IncomingMessage, response: ServerResponse, fail: (error: AppError) => void): void;
  /** `fail` tells why nobody could be reached, once the socket has been refused. */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    fail: (cause: Error | undefined) => void,
  ): void;
}

export interface Service extends Upstream {
  name: string;
  app: FastifyInstance;
  /** The OpenAPI document of its routes. */
  openApi(): JsonObject;
  /** What it answers; the door's table is compared with it. */
  routes: readonly Route[];
  texts: ErrorTexts;
  /** Makes the collections, indexes, topics and buckets this service needs; idempotent. Before the first start. */
  migrate(): Promise<void>;
  /** Names of what `migrate` would make and is not there. */
  missing(): Promise<readonly string[]>;
  start(): Promise<void>;
  /** Publishes what waits in the outbox; then the service's events are on the bus. */
  flush(): Promise<void>;
  /** True once it has caught up and until it stops; an engine that fails later does not change it. */
  isReady(): boolean;
  /** What works less well at the moment: consumers that are not in their group. */
  degraded(): readonly string[];
  stop(): Promise<void>;
}

export interface ServiceParts {
  name: string;
  version: string;
  collections: readonly CollectionSpec[];
  /** Topics this service sends to. */
  topics: readonly string[];
  /** Buckets it keeps objects in. */
  buckets?: readonly string[];
  routes: readonly Route[];
  texts: ErrorTexts;
  consumers: readonly Consumer[];
  /** Read from the beginning by every process; the service is ready when it has caught up. */
  replays?: readonly ReplayOptions[];
  jobs?: readonly Job[];
  relay?: Relay;
  /** Work that is woken: `flush` waits for what is due, `stop` a while for the run in hand. */
  workers?: readonly WokenWorker[];
  /** Counts every write to its documents; without it no answer is kept. */
  writes?: WriteCount;
  /** Starts and stops with the service, after its consumers and before its relay. */
  live?: { upgrade: Upstream['upgrade']; start(): Promise<void>; stop(): Promise<void> };
}

const ANSWER_CACHE_BYTES = 4_000_000;

/** What is in flight when a service stops has this long to end. */
const IN_FLIGHT_MS = 20_000;

/** Work that is noted goes on after the next start: an erasure of a hundred thousand messages keeps no stop waiting. */
const RUN_IN_HAND_MS = 10_000;

const MEASURE_MS = 10_000;

/** Puts the parts of a service together and starts and stops them in order. */
export async function assembleService(parts: ServiceParts, effects: ServiceEffects): Promise<Service> {
  const { bus, clock, documents, ids, logger, metrics, objects, tracing, verifyToken } = effects;
  const { name, version, routes, texts } = parts;
  const { answerCacheBytes = ANSWER_CACHE_BYTES } = effects;
  const answers = parts.writes && createAnswerCache(answerCacheBytes, parts.writes, clock);
  const http = { name, version, routes, texts };
  const app = await createApp({ ...http, verifyToken, ids, logger, metrics, tracing, answers });
  await app.ready();
  const listened = [
    ...parts.consumers.map((consumer) => consumer.topic),
    ...(parts.replays ?? []).flatMap((replay) => replay.topics),
  ];
  const allTopics = [
    ...new Set([...parts.topics, ...listened].flatMap((topic) => [topic, deadTopic(topic)])),
  ];
  const buckets = parts.buckets ?? [];
  const workers = parts.workers ?? [];
  const subscriptions: Subscription[] = [];
  let jobs: { stop(): Promise<void> }[] = [];
  let isStarted = false;
  const consumed = [...new Set(parts.consumers.map((consumer) => consumer.topic))];
  const watch = watchConsumers({ service: name, topics: consumed, bus, clock, metrics });
  // An alert sees growth: what was never there cannot have grown.
  for (const { effect } of [...parts.consumers, { effect: '*' }])
    metrics.counter(parkedEvents)({ service: name, effect }, 0);
  const isConnected = (): boolean => subscriptions.every((subscription) => subscription.isHealthy());
  metrics.gauge(busConnected, { service: name }, () => (isStarted ? Number(isConnected()) : undefined));
  const measure: Job = {
    name: 'every-10-seconds.measure',
    everyMs: MEASURE_MS,
    async run() {
      const measured = await Promise.allSettled([watch.measure(), parts.relay?.measure()]);
      for (const one of measured)
        if (one.status === 'rejected') logger.debug({ err: one.reason }, 'not measured');
    },
  };

  const subscribe = async (): Promise<void> => {
    if (parts.consumers.length > 0) {
      subscriptions.push(
        await runConsumers({
          group: name,
          consumers: parts.consumers,
          bus,
          clock,
          logger,
          metrics,
          tracing,
          watch,
        }),
      );
    }
    for (const replay of parts.replays ?? []) subscriptions.push(await bus.replay(replay));
  };

  /** A store of objects that is away keeps nobody from starting: what needs no file works. */
  const missingBuckets = (): Promise<string[]> =>
    objects.missing(buckets).catch((error) => {
      logger.warn({ err: error }, 'objects cannot be reached');
      return [];
    });

  return {
    name,
    app,
    openApi: () => describeRoutes(app.swagger(), routes, texts),
    texts,
    routes,
    request: (request, response) => app.routing(request, response),
    upgrade: (request, socket, head, fail) =>
      parts.live ? parts.live.upgrade(request, socket, head, fail) : socket.destroy(),
    async flush() {
      await Promise.all(workers.map((worker) => worker.run()));
      await parts.relay?.drain();
    },
    isReady: () => isStarted,
    degraded: () => (isConnected() ? [] : ['bus']),
    async migrate() {
      await documents.ensure(parts.collections);
      await bus.ensure(allTopics);
      await objects.ensure(buckets);
    },
    missing: async () => [
      ...(await documents.missing(parts.collections)),
      ...(await bus.missing(allTopics)),
      ...(await missingBuckets()),
    ],
    async start() {
      await parts.live?.start();
      await subscribe();
      parts.relay?.start();
      // Measuring is nobody's request: it begins no trace.
      jobs = [startJobs(parts.jobs ?? [], clock, logger, tracing), startJobs([measure], clock, logger)];
      isStarted = true;
    },
    async stop() {
      isStarted = false;
      const inHand = [...workers.map((worker) => worker.close()), ...jobs.map((one) => one.stop())];
      await atMost(clock, RUN_IN_HAND_MS, Promise.all(inHand));
      await parts.live?.stop();
      await closeWithin(app, IN_FLIGHT_MS, clock);
      await Promise.all(subscriptions.map((subscription) => subscription.close()));
      await parts.relay?.close();
    },
  };
}
