import type { ServerResponse } from 'node:http';
import { AppError } from '@kindred/chassis/errors/app-error';
import { writeError } from '@kindred/chassis/http/error-handler';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { RequestMetrics } from '@kindred/chassis/telemetry/metrics';
import { currentTrace, formatTraceparent } from '@kindred/chassis/telemetry/trace-context';
import { traceRequests } from '@kindred/chassis/telemetry/trace-requests';
import { passOnTracing, type Tracing } from '@kindred/chassis/telemetry/tracing';
import type { FastifyInstance } from 'fastify';
import type { Owner, PublicRoute } from '../routes.table.ts';
import { type Admission, admit } from './admit.ts';
import { endUnread } from './end-unread.ts';
import { clientAddress, prepareHeaders } from './prepare-request.ts';

export interface Forwarding extends Admission {
  upstreams: Readonly<Record<Owner, Upstream>>;
  trustedProxyHops: number;
  metrics: RequestMetrics;
  clock: Clock;
  tracing?: Tracing | undefined;
}

/** Registers every row of the table: admit, then hand the raw request to its owner, body unread. */
export function forwardRoutes(
  app: FastifyInstance,
  routes: readonly PublicRoute[],
  forwarding: Forwarding,
): void {
  // No body is parsed here: the owner reads it against its own schema.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  traceRequests(app, { tracing: forwarding.tracing ?? passOnTracing, isPublic: true });
  for (const route of routes) addRow(app, route, forwarding);
}

/** W3C `traceresponse`: tells a page that its call is recorded, so that it reports its own end of it. */
function tellTrace(response: ServerResponse, tracing: Tracing | undefined): void {
  const context = currentTrace();
  if (tracing?.isRecording && context?.isSampled)
    response.setHeader('traceresponse', formatTraceparent(context));
}

/** nginx's number for an answer nobody waited for; it never goes over the wire. */
const CLIENT_GONE = 499;

/** One observation per request, however it ends: refused at the door, answered, or left by its client. */
function observe(route: PublicRoute, response: ServerResponse, { clock, metrics }: Forwarding): void {
  const started = clock.monotonic();
  response.once('close', () =>
    metrics.observe({
      service: 'gateway',
      method: route.method,
      route: route.path,
      status: response.headersSent ? response.statusCode : CLIENT_GONE,
      seconds: (clock.monotonic() - started) / 1000,
    }),
  );
}

function addRow(app: FastifyInstance, route: PublicRoute, forwarding: Forwarding): void {
  const upstream = forwarding.upstreams[route.owner];
  app.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      observe(route, reply.raw, forwarding);
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode === 413) void endUnread(request.raw, forwarding.clock);
      });
      const address = clientAddress(request.raw, forwarding.trustedProxyHops);
      prepareHeaders(request.raw, request.id, address);
      tellTrace(reply.raw, forwarding.tracing);
      await admit(route, request, reply, address, forwarding);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('cache-control', 'no-store');
      reply.hijack();
      upstream.request(request.raw, reply.raw, (error) => {
        request.log.warn({ err: error, owner: route.owner }, 'no answer from a service');
        writeError(error, reply.raw, request.headers['accept-language']);
      });
    },
    handler: () => {
      throw new AppError('unavailable', 'unavailable');
    },
  });
}
