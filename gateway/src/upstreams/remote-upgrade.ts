import { type IncomingMessage, request as send } from 'node:http';
import type { Duplex } from 'node:stream';
import { limitConnecting } from './limit-connecting.ts';
import type { Replicas } from './replicas.ts';

/** How long a handshake may take, in times of one connection: then another replica is tried. */
const HANDSHAKE = 3;

const headOf = (answer: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

const refuse = (socket: Duplex): void =>
  void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 2\r\n\r\n');

/** Joins two sockets until either ends. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.once('close', () => to.destroy());
    from.pipe(to);
  }
}

interface Call {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  fail(cause: Error | undefined): void;
}

/**
 * Opens the same upgrade at a replica and joins both sockets; tries the others when one cannot be reached. Each has
 * `connectMs` for the connection. When none could be reached `fail` is called with the last cause; the socket has its
 * 503 then.
 */
export function createRemoteUpgrade(replicas: Replicas, connectMs: number) {
  const open = (addresses: readonly URL[], call: Call, cause?: Error): void => {
    const { request, socket, head, fail } = call;
    const [address, ...others] = addresses;
    if (!address) {
      refuse(socket);
      fail(cause);
      return;
    }
    const outgoing = send({
      host: address.hostname,
      port: address.port,
      method: 'GET',
      path: request.url,
      headers: { ...request.headers, host: address.host },
      agent: false,
    });
    const giveUp = (): void => void outgoing.destroy();
    socket.once('close', giveUp);
    outgoing.once('socket', (connection) => {
      limitConnecting(connection, connectMs);
      connection.once('connect', () =>
        outgoing.setTimeout(HANDSHAKE * connectMs, () => outgoing.destroy(new Error('no answer in time'))),
      );
    });
    outgoing.once('upgrade', (answer, upstream, first) => {
      socket.off('close', giveUp);
      upstream.setTimeout(0);
      socket.write(headOf(answer));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) upstream.write(head);
      join(socket, upstream);
    });
    outgoing.once('response', (answer) => {
      socket.write(headOf(answer));
      answer.pipe(socket);
    });
    outgoing.once('error', (error) => {
      socket.off('close', giveUp);
      if (socket.destroyed) return;
      replicas.failed(address);
      open(others, call, error);
    });
    outgoing.end();
  };

  return (request: IncomingMessage, socket: Duplex, head: Buffer, fail: Call['fail']): void =>
    open(replicas.inTurn(), { request, socket, head, fail });
}
