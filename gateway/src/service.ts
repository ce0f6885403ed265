import { guardTokens } from '@kindred/chassis/auth/guard-tokens';
import { createRevocations } from '@kindred/chassis/auth/revocations';
import type { TokenVerifier } from '@kindred/chassis/auth/tokens';
import { runReplay } from '@kindred/chassis/consumers/replay';
import { installErrorHandler, sendError } from '@kindred/chassis/http/error-handler';
import { closeWithin } from '@kindred/chassis/lifecycle/close-within';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import type { Bus, Subscription } from '@kindred/chassis/ports/bus';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import type { SharedState } from '@kindred/chassis/ports/shared-state';
import { busConnected } from '@kindred/chassis/telemetry/instruments';
import type { Metrics } from '@kindred/chassis/telemetry/metrics';
import type { ReportedSpans } from '@kindred/chassis/telemetry/reported-spans';
import type { Tracing } from '@kindred/chassis/telemetry/tracing';
import { topics } from '@kindred/proto/catalog';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from './config.ts';
import { onSessionRevokedEndSession } from './consumers/on-session-revoked.end-session.ts';
import { forwardRoutes } from './http/forward.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { takePageSpans } from './http/take-page-spans.ts';
import { answerUnknownPaths } from './http/unknown-paths.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { serveWebApp } from './http/web-app.ts';
import { appPages } from './pages/app-pages.ts';
import { createAskInside } from './pages/ask-inside.ts';
import { serveSiteMap } from './pages/site-map.ts';
import { type Owner, publicRoutes } from './routes.table.ts';
import { upgradeChat } from './sockets/upgrade-chat.ts';

export interface GatewayEffects {
  bus: Bus;
  shared: SharedState;
  clock: Clock;
  ids: Ids;
  verifyToken: TokenVerifier;
  logger: Logger;
  metrics: Metrics;
  /** Passes on the trace that came when absent. */
  tracing?: Tracing | undefined;
  /** Where pages' own spans go; pages are not asked for any when absent. */
  reportedSpans?: ReportedSpans | undefined;
}

export interface Gateway {
  app: FastifyInstance;
  /** Names of topics it reads that nobody has made yet. */
  missing(): Promise<readonly string[]>;
  /** Learns of every session that ended before; then tokens can be judged. */
  start(): Promise<void>;
  listen(address: { host: string; port: number }): Promise<unknown>;
  /** True from start to stop; an engine that fails later does not change it. */
  isReady(): boolean;
  degraded(): readonly string[];
  stop(): Promise<void>;
}

const HEADER_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

function createServer(logger: FastifyBaseLogger, ids: Ids): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => ids.next(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADER_TIMEOUT_MS, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, {}),
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  });
}

/** The public door: routes, verifies tokens, limits, gives out the app, hands sockets to chat. */
export async function createGateway(
  config: GatewayConfig,
  effects: GatewayEffects,
  upstreams: Readonly<Record<Owner, Upstream>>,
): Promise<Gateway> {
  const { bus, clock, ids, logger, metrics, reportedSpans: reported, tracing, verifyToken } = effects;
  const revocations = createRevocations(clock, config.tokenLifetimeMs);
  const limiter = createLimiter(effects.shared, config.limitFactor);
  const app = createServer(logger, ids);
  installErrorHandler(app, {});
  await sendSecurityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const askInside = createAskInside(app, clock);
  serveSiteMap(app, config.site, askInside);
  const sendMissing = config.webFolder
    ? await serveWebApp(app, config.webFolder, config.site, appPages, askInside)
    : undefined;
  const { trustedProxyHops } = config;
  forwardRoutes(app, publicRoutes, {
    limiter,
    verifyToken: guardTokens(verifyToken, revocations),
    upstreams,
    trustedProxyHops,
    metrics,
    clock,
    tracing,
  });
  if (reported) takePageSpans(app, { reported, limiter, clock, trustedProxyHops });
  answerUnknownPaths(app, publicRoutes, sendMissing);
  const upgrades = upgradeChat(app.server, upstreams.chat, { ids, trustedProxyHops, logger, tracing });
  await app.ready();
  let replay: Subscription | undefined;
  let isStarted = false;
  const isConnected = (): boolean => replay?.isHealthy() ?? false;
  metrics.gauge(busConnected, { service: 'gateway' }, () => (isStarted ? Number(isConnected()) : undefined));

  return {
    app,
    isReady: () => isStarted,
    degraded: () => (isConnected() ? [] : ['bus']),
    missing: () => bus.missing([topics.session]),
    async start() {
      replay = await bus.replay(runReplay([onSessionRevokedEndSession(revocations)], logger));
      isStarted = true;
    },
    listen: (address) => app.listen(address),
    async stop() {
      isStarted = false;
      await upgrades.close(config.socketJitterMs, clock);
      await closeWithin(app, config.inFlightMs, clock);
      await replay?.close();
    },
  };
}
