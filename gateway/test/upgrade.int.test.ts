import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { until } from '@kindred/chassis/testing/until';
import { expect, it, onTestFinished } from 'vitest';
import { upgradeChat } from '../src/sockets/upgrade-chat.ts';

const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };

/** A door for sockets whose chat keeps what it is handed and says nothing. */
async function aDoor() {
  const server = createServer();
  const accepted: Socket[] = [];
  const chat = { request: () => {}, upgrade: () => {} };
  const upgrades = upgradeChat(server, chat, {
    ids: { next: () => 'request-1' },
    trustedProxyHops: 0,
    logger: { warn: () => {} },
  });
  server.on('connection', (socket: Socket) => accepted.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    upgrades,
    accepted,
    async ask(path: string): Promise<Socket> {
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      await once(client, 'connect');
      client.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
      return client;
    },
  };
}

it('refuses another path and outlives a client that resets after the answer', async () => {
  const { ask, accepted } = await aDoor();
  const client = await ask('/x');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  client.resetAndDestroy();
  await until(() => accepted[0]?.destroyed);
  // What a reset makes of a socket at any later moment.
  expect(() => accepted[0]?.emit('error', new Error('ECONNRESET'))).not.toThrow();
});

it('lets go of a refused socket whose client never closes its side', async () => {
  const { ask, accepted } = await aDoor();
  const client = await ask('/x');
  client.on('error', () => {});
  await once(client, 'data');
  await until(() => accepted[0]?.destroyed);
  client.destroy();
});

it('outlives a reset of a socket that comes while it closes', async () => {
  const { ask, accepted, upgrades } = await aDoor();
  await upgrades.close(0, clock);
  const client = await ask('/socket.io/?EIO=4');
  client.on('error', () => {});
  await until(() => accepted[0]?.destroyed);
  expect(() => accepted[0]?.emit('error', new Error('ECONNRESET'))).not.toThrow();
});
