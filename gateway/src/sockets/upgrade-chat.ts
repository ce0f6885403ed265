import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { parseTraceparent } from '@kindred/chassis/telemetry/trace-context';
import { passOnTracing, type Tracing } from '@kindred/chassis/telemetry/tracing';
import type { FastifyBaseLogger } from 'fastify';
import { clientAddress, prepareHeaders } from '../http/prepare-request.ts';

export interface Upgrades {
  /** Closes every socket, spread evenly over `ms`, so that not all come back in the same moment. */
  close(ms: number, clock: Clock): Promise<void>;
}

interface Options {
  ids: Ids;
  trustedProxyHops: number;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  tracing?: Tracing | undefined;
}

const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n';

/** Hands live-channel sockets to chat, which checks who is calling; any other upgrade is refused. */
export function upgradeChat(
  server: Server,
  chat: Upstream,
  { ids, trustedProxyHops, logger, tracing = passOnTracing }: Options,
): Upgrades {
  const open = new Set<Duplex>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Before anything else: whoever resets a socket nobody listens to would end the process.
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/socket.io/' && path !== '/socket.io')
      return void socket.end(NOT_FOUND, () => socket.destroy());
    if (isClosing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const requestId = ids.next();
    const parent = parseTraceparent(request.headers.traceparent) ?? 'none';
    tracing.span('GET /socket.io', { kind: 'server', parent, isForeignParent: true, requestId }, () => {
      prepareHeaders(request, requestId, clientAddress(request, trustedProxyHops));
      chat.upgrade(request, socket, head, (err) =>
        logger.warn({ err, owner: 'chat', reqId: requestId }, 'no answer from a service'),
      );
    });
  });

  return {
    async close(ms, clock) {
      isClosing = true;
      const pauseMs = ms / Math.max(1, open.size);
      for (const socket of [...open]) {
        socket.end();
        if (pauseMs >= 1) await clock.sleep(pauseMs);
      }
      for (const socket of open) socket.destroy();
    },
  };
}
