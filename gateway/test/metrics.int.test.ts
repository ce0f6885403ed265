import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { until } from '@kindred/chassis/testing/until';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '../src/service.ts';
import { gatewayConfig } from './_gateway-config.ts';

const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };

async function aDoor(answers: Upstream['request']) {
  const owner: Upstream = { request: answers, upgrade: (_request, socket) => void socket.destroy() };
  const metrics = createMetrics();
  const gateway = await createGateway(
    gatewayConfig,
    {
      // The door reads the bus only after start, which these tests do not need.
      bus: {} as never,
      shared: createEmbeddedSharedState({ clock }),
      clock,
      ids: { next: () => 'request-1' },
      verifyToken: async () => {
        throw new AppError('unauthenticated', 'token-invalid');
      },
      logger: pino({ level: 'silent' }),
      metrics,
    },
    { identity: owner, profiles: owner, offers: owner, ratings: owner, chat: owner, mail: owner },
  );
  onTestFinished(() => gateway.stop());
  /** How many requests of a route ended with each status. */
  const counted = async (route: string): Promise<Record<string, number>> => {
    const lines = (await metrics.expose())
      .split('\n')
      .filter((line) => line.includes(`http_route="${route}"`));
    const counts = lines.filter((line) => /_count\{/.test(line));
    return Object.fromEntries(
      counts.map((line) => [/status_code="(\d+)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
    );
  };
  return { gateway, counted };
}

it('counts what the door itself refuses: size, kind, token and limit', async () => {
  const { gateway, counted } = await aDoor((_request, response) => void response.end());
  const post = (headers: Record<string, string>, payload: string) =>
    gateway.app.inject({ method: 'POST', url: '/users/signout', headers, payload });
  await post({ 'content-type': 'application/json' }, 'x'.repeat(70_000));
  await post({ 'content-type': 'text/plain' }, 'x');
  await post({ 'content-type': 'application/json' }, '{}');
  for (let i = 0; i < 26; i += 1) await gateway.app.inject({ method: 'POST', url: '/users/signin' });
  await expect.poll(() => counted('/users/signout')).toEqual({ 401: 1, 413: 1, 415: 1 });
  await expect.poll(() => counted('/users/signin')).toEqual({ 200: 25, 429: 1 });
});

it('counts an answer that its client did not wait for', async () => {
  let isAsked = false;
  const { gateway, counted } = await aDoor(() => {
    isAsked = true;
  });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  const client = send({ host: '127.0.0.1', port, path: '/users/all-the-users' });
  client.on('error', () => {});
  client.end();
  await until(() => isAsked);
  client.destroy();
  await expect.poll(() => counted('/users/all-the-users')).toEqual({ 499: 1 });
});
