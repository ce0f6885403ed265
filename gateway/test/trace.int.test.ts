import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import { createSystemRandomness } from '@kindred/chassis/system/randomness';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { currentTrace, parseTraceparent, type TraceContext } from '@kindred/chassis/telemetry/trace-context';
import { createIdTracing } from '@kindred/chassis/telemetry/tracing';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { forwardRoutes } from '../src/http/forward.ts';
import { upgradeChat } from '../src/sockets/upgrade-chat.ts';

const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';

function aDoor(ratio: number) {
  const seen: { headers: IncomingHttpHeaders; current: TraceContext | undefined }[] = [];
  const note = (request: IncomingMessage) => seen.push({ headers: request.headers, current: currentTrace() });
  const owner: Upstream = {
    request(request, response) {
      note(request);
      response.writeHead(200).end();
    },
    upgrade(request, socket) {
      note(request);
      socket.destroy();
    },
  };
  const tracing = createIdTracing(createSystemRandomness(), ratio);
  const shared = createEmbeddedSharedState({ clock });
  const app = fastify({ genReqId: () => 'request-7' });
  forwardRoutes(app, [{ method: 'GET', path: '/things/:id', owner: 'profiles', access: 'public' }], {
    limiter: createLimiter(shared, 1),
    verifyToken: () => Promise.reject(new AppError('unauthenticated', 'token-invalid')),
    upstreams: { identity: owner, profiles: owner, offers: owner, ratings: owner, chat: owner, mail: owner },
    trustedProxyHops: 0,
    metrics: createMetrics(),
    clock,
    tracing,
  });
  return { app, owner, tracing, seen };
}

it.each([
  [1, '00', '01'],
  [0, '01', '00'],
])(
  'takes the ids of the public, and at ratio %s decides itself what is recorded',
  async (ratio, sent, handed) => {
    const { app, seen } = aDoor(ratio);
    const headers = {
      traceparent: `00-${traceId}-${browserSpan}-${sent}`,
      tracestate: 'vendor=secret',
      baggage: 'user=zoe',
      'x-request-id': 'forged',
    };
    await app.inject({ url: '/things/1', headers });
    const [call] = seen;
    expect(call?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-${handed}$`));
    expect(call?.headers.traceparent).not.toContain(browserSpan);
    expect(call?.headers['x-request-id']).toBe('request-7');
    expect(call?.headers).not.toHaveProperty('tracestate');
    expect(call?.headers).not.toHaveProperty('baggage');
    expect(call?.current).toMatchObject({ traceId, requestId: 'request-7' });
  },
);

it('begins a trace of its own for everybody who sends none that is valid', async () => {
  const { app, seen } = aDoor(1);
  for (const traceparent of ['', 'x', `00-${'0'.repeat(32)}-${browserSpan}-01`]) {
    await app.inject({ url: '/things/1', headers: { traceparent } });
  }
  const traces = seen.map(({ headers }) => parseTraceparent(headers.traceparent)?.traceId);
  expect(new Set(traces).size).toBe(3);
  expect(traces).not.toContain(undefined);
});

it('hands a socket over with the trace and the request id of its handshake', async () => {
  const { owner, tracing, seen } = aDoor(1);
  const server = createServer();
  upgradeChat(server, owner, {
    ids: { next: () => 'request-8' },
    trustedProxyHops: 0,
    logger: { warn: () => {} },
    tracing,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const outgoing = send({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    path: '/socket.io/?EIO=4',
    headers: { connection: 'upgrade', upgrade: 'websocket', traceparent: `00-${traceId}-${browserSpan}-01` },
  });
  outgoing.once('error', () => {});
  outgoing.end();
  await expect.poll(() => seen.length).toBe(1);
  expect(parseTraceparent(seen[0]?.headers.traceparent)).toMatchObject({ traceId, isSampled: true });
  expect(seen[0]?.headers['x-request-id']).toBe('request-8');
  expect(seen[0]?.current).toMatchObject({ traceId, requestId: 'request-8' });
});
