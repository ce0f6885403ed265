import { type IncomingMessage, request as send } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Replicas } from './replicas.ts';

const CONNECT_MS = 3_000;

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

/** Opens the same upgrade at a replica and joins both sockets; tries the others when one cannot be reached. */
export function createRemoteUpgrade(replicas: Replicas) {
  const open = (addresses: readonly URL[], request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [address, ...others] = addresses;
    if (!address) {
      refuse(socket);
      return;
    }
    const outgoing = send({
      host: address.hostname,
      port: address.port,
      method: 'GET',
      path: request.url,
      headers: { ...request.headers, host: address.host },
      agent: false,
      timeout: CONNECT_MS,
    });
    const giveUp = (): void => void outgoing.destroy();
    socket.once('close', giveUp);
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
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
    outgoing.once('error', () => {
      socket.off('close', giveUp);
      replicas.failed(address);
      if (socket.destroyed) return;
      open(others, request, socket, head);
    });
    outgoing.end();
  };

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
    open(replicas.inTurn(), request, socket, head);
}
