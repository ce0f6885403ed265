import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { redriveDeadLetters } from '@kindred/chassis/consumers/dead-letters';
import { AppError } from '@kindred/chassis/errors/app-error';
import { installErrorHandler, installNotFoundHandler } from '@kindred/chassis/http/error-handler';
import type { Bus } from '@kindred/chassis/ports/bus';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Metrics } from '@kindred/chassis/telemetry/metrics';
import { topics } from '@kindred/proto/catalog';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { MailboxStore } from '../mailbox/mailbox.store.ts';
import { addCommandRoute, type CommandParts } from './commands.route.ts';
import { addMailboxRoutes } from './mailbox.routes.ts';

export interface OpsParts {
  version: string;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  bus: Bus;
  clock: Clock;
  mailbox: MailboxStore;
  /** Absent: no commands are taken. */
  commands?: CommandParts;
  /** The merged OpenAPI document of all services. */
  openApi: object;
  /** Names of the parts that are not ready. */
  notReady(): string[];
}

/** The listener for operators: health, metrics, documentation, dead letters, the local mailbox. Never public. */
export async function createOpsApp(parts: OpsParts): Promise<FastifyInstance> {
  const { version, metrics, bus, clock, notReady } = parts;
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  installErrorHandler(app as unknown as FastifyInstance, {});
  installNotFoundHandler(app as unknown as FastifyInstance, {});
  // @fastify/swagger types the document by its own OpenAPI types; ours was made by it.
  await app.register(swagger, { mode: 'static', specification: { document: parts.openApi as never } });
  await app.register(swaggerUi, { routePrefix: '/docs' });

  app.get('/health/live', async () => ({ status: 'ok', version }));
  app.get('/health/ready', async (_request, reply) => {
    const waiting = notReady();
    reply.code(waiting.length === 0 ? 200 : 503);
    return { status: waiting.length === 0 ? 'ok' : 'starting', waiting, version };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.expose();
  });
  app.post<{ Params: { topic: string } }>('/dead-letters/:topic/redrive', async (request) => {
    const topic = Object.values(topics).find((name) => name === request.params.topic);
    if (!topic) throw new AppError('not-found', 'not-found');
    return { redriven: await redriveDeadLetters(bus, topic, clock) };
  });
  if (parts.commands) addCommandRoute(app as unknown as FastifyInstance, parts.commands);
  addMailboxRoutes(app as unknown as FastifyInstance, parts.mailbox);
  return app as unknown as FastifyInstance;
}
