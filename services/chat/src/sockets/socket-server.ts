import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { Clock } from '@kindred/chassis/ports/effects';
import { readTrace, runInTrace } from '@kindred/chassis/telemetry/trace-context';
import { Server, type ServerOptions } from 'socket.io';
import type { ChatServer } from './chat.socket.ts';

const PATH = '/socket.io';
const MAX_PACKET_BYTES = 16 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;

export type Adapter = ServerOptions['adapter'];

/** WebSocket only, without recovery: what a client missed it reads from the database. */
export function createSocketServer(
  isAdmitted: (request: IncomingMessage) => Promise<boolean>,
  adapter: Adapter | undefined,
): ChatServer {
  // Never listens: sockets are handed over by the gateway, see `createUpgrade`.
  return new Server(createServer(), {
    path: PATH,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    ...(adapter ? { adapter } : {}),
    allowRequest: (request, decide) => {
      isAdmitted(request).then(
        (isAllowed) => decide(isAllowed ? null : 'refused', isAllowed),
        () => decide('unavailable', false),
      );
    },
  });
}

/** Raw sockets that were handed over, so that those whose peer says nothing can be ended. */
export type HandedOver = Set<Duplex>;

/** Takes a raw upgrade; one for another path, or for an existing connection, is closed. */
export function createUpgrade(
  io: ChatServer,
  isOpen: () => boolean,
  handedOver: HandedOver,
): Upstream['upgrade'] {
  return (request, socket, head) => {
    // Until the WebSocket takes over nobody else listens, and a reset would end the process.
    socket.on('error', () => socket.destroy());
    handedOver.add(socket);
    socket.once('close', () => handedOver.delete(socket));
    const url = URL.parse(request.url ?? '', 'http://localhost');
    const isOurs = url?.pathname === `${PATH}/` || url?.pathname === PATH;
    if (!isOurs || url.searchParams.has('sid') || !isOpen()) {
      socket.destroy();
      return;
    }
    // Engine.IO types the request as its own, made from this one in its first step.
    const engineRequest = request as Parameters<typeof io.engine.handleUpgrade>[0];
    const { traceparent, 'x-request-id': id } = request.headers;
    runInTrace(readTrace(traceparent, id), () => io.engine.handleUpgrade(engineRequest, socket, head));
  };
}

/**
 * Closes every connection, spread evenly over `ms`, so that not all come back in the same moment. The connection
 * ends, not the session: clients open another one by themselves.
 */
export async function closeSpread(io: ChatServer, ms: number, clock: Clock): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  const pauseMs = ms / Math.max(1, sockets.length);
  for (const socket of sockets) {
    socket.conn.close();
    if (pauseMs >= 1) await clock.sleep(pauseMs);
  }
}
