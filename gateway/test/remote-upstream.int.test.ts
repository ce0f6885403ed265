import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { readProcessConfig } from '@kindred/chassis/process/process-variables';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { until } from '@kindred/chassis/testing/until';
import { expect, it, onTestFinished } from 'vitest';
import { IDLE_MS, type UpstreamTimeouts } from '../src/upstreams/remote-request.ts';
import { createRemoteUpstream } from '../src/upstreams/remote-upstream.ts';
import { LEAVING_MS } from '../src/upstreams/replicas.ts';

const urlOf = (server: Server): URL => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function aServer(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** A replica that says its name and what it was sent. */
const aReplica = (name: string, seen: string[] = []) =>
  aServer((incoming, response) => {
    text(incoming).then((body) => {
      seen.push(`${incoming.method} ${incoming.url} ${body}`);
      response.setHeader('x-replica', name).end(`${name} heard ${body}`);
    });
  });

/** An address where nobody listens. */
async function nowhere(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = urlOf(server);
  server.close();
  await once(server, 'close');
  return url;
}

/** A door in front of the given replicas, as the gateway puts it. */
const aDoor = (...addresses: URL[]) => aDoorThatWaits({}, ...addresses);

async function aDoorThatWaits(timeouts: Partial<UpstreamTimeouts>, ...addresses: URL[]) {
  const upstream = createRemoteUpstream(addresses, createSystemClock(), { connectMs: 1_000, ...timeouts });
  const refused: (Error | undefined)[] = [];
  const door = await aServer((incoming, response) =>
    upstream.request(incoming, response, (error) => {
      response.writeHead(503, { 'retry-after': String(error.retryAfterSeconds) }).end(String(error.cause));
    }),
  );
  door.on('upgrade', (incoming, socket, head) =>
    upstream.upgrade(incoming, socket, head, (cause) => refused.push(cause)),
  );
  onTestFinished(() => upstream.close());
  const { origin } = urlOf(door);
  return {
    port: Number(urlOf(door).port),
    refused,
    get: async (path = '/') => (await fetch(`${origin}${path}`)).text(),
    ask: (method: string, body?: string) => fetch(origin, { method, body: body ?? null }),
  };
}

it('takes the replicas in turn and passes on method, path and body', async () => {
  const seen: string[] = [];
  const [a, b] = await Promise.all([aReplica('a', seen), aReplica('b', seen)]);
  const door = await aDoor(urlOf(a), urlOf(b));
  expect([await door.get('/one?q=1'), await door.get('/two')]).toEqual(['a heard ', 'b heard ']);
  expect(await (await door.ask('PUT', 'words')).text()).toBe('a heard words');
  expect(seen).toEqual(['GET /one?q=1 ', 'GET /two ', 'PUT / words']);
});

it('goes to another replica when one cannot be reached, writes included', async () => {
  const seen: string[] = [];
  const door = await aDoor(await nowhere(), urlOf(await aReplica('b', seen)));
  for (const body of ['one', 'two', 'three']) expect((await door.ask('POST', body)).status).toBe(200);
  expect(seen).toEqual(['POST / one', 'POST / two', 'POST / three']);
});

it('answers 503 with the time to wait when nobody can be reached', async () => {
  const door = await aDoor(await nowhere(), await nowhere());
  const answer = await door.ask('POST', 'words');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toContain('ECONNREFUSED');
});

it('never sends a write twice when a replica dies over it, yet asks another one a question again', async () => {
  let writes = 0;
  const dying = await aServer((incoming) => {
    if (incoming.method === 'POST') writes += 1;
    incoming.socket.destroy();
  });
  const seen: string[] = [];
  const door = await aDoor(urlOf(dying), urlOf(await aReplica('b', seen)));
  const lost = await door.ask('POST', 'words');
  expect([lost.status, writes, seen]).toEqual([503, 1, []]);
  const again = await aDoor(urlOf(dying), urlOf(await aReplica('b', seen)));
  expect(await again.get()).toBe('b heard ');
});

it('makes nobody wait for a second silent replica, and lets the first one rest', async () => {
  let asked = 0;
  const silent = () =>
    aServer(() => {
      asked += 1;
    });
  const [a, b] = [await silent(), await silent()];
  const door = await aDoorThatWaits({ answerMs: 50 }, urlOf(a), urlOf(b), urlOf(await aReplica('c')));
  expect((await door.ask('GET')).status).toBe(503);
  expect(asked).toBe(1);
  expect((await door.ask('GET')).status).toBe(503);
  expect(asked).toBe(2);
  for (let n = 0; n < 6; n += 1) expect(await door.get()).toBe('c heard ');
});

it('lets a replica rest that says it is leaving', async () => {
  const leaving = await aServer(
    (_, response) => void response.setHeader('connection', 'close').end('leaving'),
  );
  const door = await aDoor(urlOf(leaving), urlOf(await aReplica('b')));
  expect(await door.get()).toBe('leaving');
  const answers = [await door.get(), await door.get(), await door.get()];
  expect(answers).toEqual(['b heard ', 'b heard ', 'b heard ']);
});

it('keeps headers of one connection from the next hop', async () => {
  let headers: Record<string, unknown> = {};
  const replica = await aServer((incoming, response) => {
    headers = incoming.headers;
    response.end();
  });
  const door = await aDoor(urlOf(replica));
  const asked = request({
    port: door.port,
    headers: { connection: 'close, x-mine', 'x-mine': '1', te: 'trailers', 'x-yours': '2' },
  });
  asked.end();
  await once(asked, 'response');
  expect(headers).toMatchObject({ 'x-yours': '2' });
  expect(Object.keys(headers)).not.toContain('x-mine');
  expect(Object.keys(headers)).not.toContain('te');
});

it('joins an upgraded socket with a replica that can be reached, both ways, until either ends', async () => {
  const replica = await aReplica('b');
  replica.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  const door = await aDoor(await nowhere(), urlOf(replica));
  const socket = connect(door.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.write('GET /socket.io/ HTTP/1.1\r\nHost: x\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
  await expect.poll(() => heard).toContain('101 Switching Protocols');
  socket.write('are you there');
  await expect.poll(() => heard).toContain('are you there');
  const closed = once(socket, 'close');
  replica.closeAllConnections();
  socket.end();
  await closed;
});

it('refuses an upgrade when no replica can be reached', async () => {
  const door = await aDoor(await nowhere());
  const socket = connect(door.port, '127.0.0.1');
  socket.write('GET /socket.io/ HTTP/1.1\r\nHost: x\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  expect(door.refused).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })]);
});

it('closes a connection it does not use before a service that drains would', async () => {
  const { drainMs } = readProcessConfig({});
  expect(IDLE_MS).toBeLessThan(drainMs);
  expect(LEAVING_MS).toBeGreaterThan(drainMs);
  const replica = await aReplica('a');
  replica.keepAliveTimeout = 60_000;
  let isClosed = false;
  replica.on('connection', (socket) => {
    socket.once('close', () => {
      isClosed = true;
    });
  });
  const door = await aDoor(urlOf(replica));
  expect(await door.get()).toBe('a heard ');
  await until(() => isClosed, IDLE_MS + 1_000, 'the end of an idle connection');
});
