import type { IncomingMessage } from 'node:http';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { SharedState } from '@kindred/chassis/ports/shared-state';
import { withFallback } from '@kindred/chassis/shared/with-fallback';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { appPages } from '../src/pages/app-pages.ts';
import { publicRoutes } from '../src/routes.table.ts';
import { createGateway, type Gateway } from '../src/service.ts';
import { gatewayConfig } from './_gateway-config.ts';

const caller = { userId: 'a'.repeat(24), role: 'artist', sid: '1.a', expiresAt: 0 } as const;
const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };
const open: Gateway[] = [];
afterEach(() => Promise.all(open.splice(0).map((gateway) => gateway.stop())));

/** An owner that tells what reached it. */
function anOwner(): Upstream & { seen: IncomingMessage['headers'][] } {
  const seen: IncomingMessage['headers'][] = [];
  return {
    seen,
    request(request, response) {
      seen.push(request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"reached":true}');
    },
    upgrade: (_request, socket) => void socket.destroy(),
  };
}

async function aGateway(options: { shared?: SharedState; limitFactor?: number } = {}) {
  const owner = anOwner();
  let count = 0;
  const gateway = await createGateway(
    { ...gatewayConfig, limitFactor: options.limitFactor ?? 1 },
    {
      // The door reads the bus only after start, which these tests do not need.
      bus: {} as never,
      shared: options.shared ?? createEmbeddedSharedState({ clock }),
      clock,
      ids: { next: () => `request-${++count}` },
      verifyToken: async (token) => {
        if (token === 'good') return caller;
        throw new AppError('unauthenticated', 'token-invalid');
      },
      logger: pino({ level: 'silent' }),
      metrics: createMetrics(),
    },
    { identity: owner, profiles: owner, offers: owner, ratings: owner, chat: owner, mail: owner },
  );
  open.push(gateway);
  return { app: gateway.app, owner };
}

const auth = { authorization: 'Bearer good' };

it('hands every row of the table to its owner, with the security headers and a request id of its own', async () => {
  const { app, owner } = await aGateway();
  for (const { method, path } of publicRoutes) {
    const url = path.replaceAll(/:\w+/g, 'a'.repeat(24));
    const answer = await app.inject({ method, url, headers: { ...auth, 'x-request-id': 'forged' } });
    expect(answer.json(), `${method} ${path}`).toEqual({ reached: true });
    expect(answer.headers['x-request-id']).toMatch(/^request-/);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(owner.seen).toHaveLength(publicRoutes.length);
});

it('lets no header through that only the door may set', async () => {
  const { app, owner } = await aGateway();
  const forged = {
    'x-user-id': 'x',
    'x-kindred-client-ip': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'for=6',
  };
  await app.inject({ url: '/users/all-the-users', headers: forged });
  expect(owner.seen[0]).toMatchObject({ 'x-kindred-client-ip': '127.0.0.1' });
  for (const name of ['x-user-id', 'x-forwarded-for', 'forwarded'])
    expect(owner.seen[0]).not.toHaveProperty(name);
});

it('asks members for a token and tells nobody more', async () => {
  const { app, owner } = await aGateway();
  for (const { method, path, access } of publicRoutes) {
    if (access !== 'member') continue;
    const url = path.replaceAll(/:\w+/g, 'a'.repeat(24));
    for (const authorization of [undefined, 'Bearer bad', 'Basic good']) {
      const answer = await app.inject({ method, url, headers: authorization ? { authorization } : {} });
      expect(answer.statusCode, `${method} ${path} ${authorization}`).toBe(401);
      expect(answer.json()).toMatchObject({
        success: false,
        errors: [{ code: expect.stringMatching(/^token-/) }],
      });
    }
  }
  expect(owner.seen).toHaveLength(0);
});

it('refuses bodies that are too large or of a kind nobody reads, before anything else', async () => {
  const { app } = await aGateway();
  const post = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/users/signout', headers, payload });
  expect((await post({ 'content-type': 'application/json' }, 'x'.repeat(70_000))).statusCode).toBe(413);
  expect((await post({ 'content-type': 'text/plain' }, 'x')).statusCode).toBe(415);
  expect((await post({ 'content-type': 'multipart/form-data; boundary=x' }, 'x')).statusCode).toBe(415);
});

it.each([
  ['with the shared state', undefined],
  [
    'alone, with the shared state gone',
    withFallback(
      { ...createEmbeddedSharedState({ clock }), hit: () => Promise.reject(new Error('gone')) },
      createEmbeddedSharedState({ clock }),
      { clock, logger: pino({ level: 'silent' }) },
    ),
  ],
])('limits sign-ins per address %s', async (_, shared) => {
  const { app } = await aGateway(shared ? { shared } : {});
  const statuses: number[] = [];
  for (let i = 0; i < 27; i += 1) {
    statuses.push((await app.inject({ method: 'POST', url: '/users/signin' })).statusCode);
  }
  expect(statuses.slice(0, 25)).toEqual(Array(25).fill(200));
  expect(statuses.slice(25)).toEqual([429, 429]);
  const refused = await app.inject({
    method: 'POST',
    url: '/users/signin',
    headers: { 'accept-language': 'de' },
  });
  expect(refused.headers['retry-after']).toBe('300');
  expect(refused.headers['ratelimit-remaining']).toBe('0');
  expect(refused.json().message).toBe('Zu viele Versuche. Versuch es in 300 Sekunden erneut.');
});

it('counts refused tokens against their address, so guessing ends', async () => {
  const { app } = await aGateway();
  const statuses = new Set<number>();
  for (let i = 0; i < 302; i += 1) {
    statuses.add(
      (await app.inject({ url: '/users/loggeduser', headers: { authorization: `guess${i}` } })).statusCode,
    );
  }
  expect([...statuses]).toEqual([401, 429]);
});

it('answers unknown paths and methods in the error shape', async () => {
  const { app } = await aGateway();
  const wrongMethod = await app.inject({ method: 'DELETE', url: '/users/loggeduser' });
  expect(wrongMethod.statusCode).toBe(405);
  expect(wrongMethod.headers.allow).toBe('GET');
  for (const url of [
    '/nothing',
    '/users',
    '/users//loggeduser',
    '/USERS/loggeduser',
    '/metrics',
    '/docs',
    '/.git/config',
    '/users/..%2fx',
  ]) {
    const answer = await app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json()).toMatchObject({ success: false });
  }
  expect((await app.inject({ url: '/%' })).statusCode).toBe(400);
  expect((await app.inject({ url: '/%' })).json()).toMatchObject({ success: false });
});

it('has no page that is also a call', () => {
  for (const page of appPages) expect(publicRoutes.map(({ path }) => path)).not.toContain(page);
});
