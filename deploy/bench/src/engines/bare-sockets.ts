import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';

async function aServer(redisUrl: string, key: string) {
  const pub = new Redis(redisUrl);
  const sub = pub.duplicate();
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'], adapter: createAdapter(pub, sub, { key }) });
  server.on('connection', (socket) => void socket.join('room'));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      await server.close();
      pub.disconnect();
      sub.disconnect();
    },
  };
}

/** The floor of the live row: two bare Socket.IO servers over the Redis adapter, emit to the other's client. */
export async function openBareSockets(redisUrl: string, key: string) {
  const [one, other] = await Promise.all([aServer(redisUrl, key), aServer(redisUrl, key)]);
  const client = io(other.url, { transports: ['websocket'] });
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return {
    async once(): Promise<number> {
      const heard = new Promise<number>((resolve) => client.once('say', () => resolve(performance.now())));
      const started = performance.now();
      one.server.to('room').emit('say', { text: 'x'.repeat(64) });
      return (await heard) - started;
    },
    async close(): Promise<void> {
      client.disconnect();
      await Promise.all([one.close(), other.close()]);
    },
  };
}
