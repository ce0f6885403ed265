import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { createApp } from '@kindred/chassis/http/create-app';
import { fileOf } from '@kindred/chassis/http/file-answer';
import { route } from '@kindred/chassis/http/route';
import { closed, file, line } from '@kindred/chassis/http/schemas';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createGateway } from '../src/service.ts';
import { createRemoteUpstream } from '../src/upstreams/remote-upstream.ts';
import { gatewayConfig } from './_gateway-config.ts';

const LIMIT = (8 * 1024 + 64) * 1024;
const clock = createSystemClock();
const logger = pino({ level: 'silent' });
const verifyToken = async () =>
  ({ userId: 'a'.repeat(24), role: 'artist', sid: '1.a', expiresAt: 0 }) as const;

const routes = [
  route({
    method: 'PUT',
    path: '/users/update-profile-pic/:id',
    access: 'member',
    summary: 'Takes a file',
    params: closed({ id: line(24) }),
    body: closed({ profileImage: file() }),
    bodyLimit: LIMIT,
    multipart: 'only',
    response: closed({}),
    handle: async () => ({}),
  }),
  route({
    method: 'GET',
    path: '/media/profiles/:file',
    access: 'public',
    summary: 'Gives a file',
    params: closed({ file: line(50) }),
    response: fileOf('image/webp'),
    handle: async ({ params }) => ({ tag: params.file, bytes: new Uint8Array(3) }),
  }),
];

/** The door in front of a service of its own process, or of the same one. */
async function aDoor(isRemote: boolean): Promise<number> {
  const ids = { next: () => 'request-1' };
  const metrics = createMetrics();
  const owner = await createApp({
    name: 'profiles',
    version: '0',
    routes,
    texts: {},
    verifyToken,
    ids,
    logger,
    metrics,
  });
  await owner.listen({ host: '127.0.0.1', port: 0 });
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const remote = createRemoteUpstream([new URL(`http://127.0.0.1:${portOf(owner.server)}`)], clock, {
    connectMs: 1_000,
  });
  const local: Upstream = {
    request: (request, response) => owner.routing(request, response),
    upgrade: (_request, socket) => void socket.destroy(),
  };
  const upstream = isRemote ? remote : local;
  const gateway = await createGateway(
    gatewayConfig,
    {
      // The door reads the bus only after start, which these tests do not need.
      bus: {} as never,
      shared: createEmbeddedSharedState({ clock }),
      clock,
      ids,
      verifyToken,
      logger,
      metrics,
    },
    {
      identity: upstream,
      profiles: upstream,
      offers: upstream,
      ratings: upstream,
      chat: upstream,
      mail: upstream,
    },
  );
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await gateway.stop();
    remote.close();
    await owner.close();
  });
  return portOf(gateway.app.server);
}

const headers = { authorization: 'Bearer x', 'content-type': 'multipart/form-data; boundary=b' };
const path = `/users/update-profile-pic/${'a'.repeat(24)}`;
const opening = '--b\r\ncontent-disposition: form-data; name="profileImage"; filename="x"\r\n\r\n';

/** Sends until the connection is closed, without saying how much; tells the answer and how much it took to get it. */
function sendEndlessly(port: number): Promise<{ status: number | undefined; body: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let total = 0;
    let isAnswered = false;
    const upload = send({ port, host: '127.0.0.1', method: 'PUT', path, headers }, async (answer) => {
      const sent = total;
      isAnswered = true;
      let body = '';
      for await (const chunk of answer) body += chunk;
      upload.once('close', () => resolve({ status: answer.statusCode, body, sent }));
    });
    upload.on('error', (error) => isAnswered || reject(error));
    const feed = (): void => {
      if (upload.destroyed) return;
      total += 65_536;
      upload.write(Buffer.alloc(65_536), () => setImmediate(feed));
    };
    upload.write(opening, feed);
  });
}

test.each([
  ['of its own process', true],
  ['of the same process', false],
])(
  'an upload without end is cut at the limit before a service %s, and the next one is taken',
  async (_, isRemote) => {
    const port = await aDoor(isRemote);
    const { status, body, sent } = await sendEndlessly(port);
    expect([status, JSON.parse(body).errors[0].code]).toEqual([413, 'too-large']);
    expect(sent).toBeLessThan(LIMIT + 8_000_000);
    const good = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'PUT',
      headers,
      body: `${opening}x\r\n--b--`,
    });
    expect(good.status).toBe(200);
  },
);

test('more than the limit is refused by what it says of itself, before it is sent', async () => {
  const port = await aDoor(true);
  const status = await new Promise((resolve) => {
    const announced = { ...headers, 'content-length': String(LIMIT + 1) };
    const upload = send({ port, host: '127.0.0.1', method: 'PUT', path, headers: announced }, (answer) => {
      resolve(answer.statusCode);
      upload.destroy();
    });
    upload.on('error', () => {});
    upload.flushHeaders();
  });
  expect(status).toBe(413);
});

test.each([true, false])(
  'what a picture says about keeping and running it outlives the door',
  async (isRemote) => {
    const port = await aDoor(isRemote);
    const answer = await fetch(`http://127.0.0.1:${port}/media/profiles/a.webp`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      etag: '"a.webp"',
    });
    const again = await fetch(answer.url, { headers: { 'if-none-match': '"a.webp"' } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, '"a.webp"']);
  },
);
