import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnecting } from '../src/upstreams/limit-connecting.ts';

it('ends a connection that is not there in time', async () => {
  const socket = connect({ host: 'a-name-nobody-resolves', port: 1, lookup: () => {} });
  limitConnecting(socket, 20);
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ message: 'no connection in time' });
});

it('does not call a connection late that came while this process was held up itself', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // From here timers are looked at before connections are.
  await setImmediate();
  // A TCP server that listens has such an address.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  limitConnecting(socket, 20);
  // Behind the connection that has just been asked for.
  process.nextTick(() => {
    const heldUpUntil = performance.now() + 100;
    while (performance.now() < heldUpUntil);
  });
  await once(socket, 'connect');
  expect(socket.destroyed).toBe(false);
});
