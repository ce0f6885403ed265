import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@kindred/chassis/testing/until';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { type ChatBed, createChatBed, type Member } from './chat-bed.ts';

interface Heard {
  event: string;
  data: unknown;
}

export interface LiveClient {
  socket: Socket;
  heard: Heard[];
  of(event: string): unknown[];
  /** Resolves with the first of these events that fits. */
  hears<T>(event: string, fits?: (data: T) => boolean): Promise<T>;
}

interface OpenOptions {
  token?: unknown;
  userId?: string;
  headers?: Record<string, string>;
  path?: string;
}

function listen(socket: Socket): LiveClient {
  const heard: Heard[] = [];
  socket.onAny((event: string, data: unknown) => heard.push({ event, data }));
  const of = (event: string) => heard.filter((one) => one.event === event).map(({ data }) => data);
  return {
    socket,
    heard,
    of,
    hears: <T>(event: string, fits: (data: T) => boolean = () => true) =>
      // Events are what the server sent; the test names the shape it expects.
      until(() => (of(event) as T[]).find(fits), 5_000, `a fitting ${event}`),
  };
}

/** A chat service behind a tiny server that hands requests and upgrades over as the gateway does. */
export async function createLiveBed(options?: Parameters<typeof createChatBed>[0]) {
  const bed: ChatBed = await createChatBed(options);
  const door = createServer((request, response) =>
    bed.chat.request(request, response, () => response.destroy()),
  );
  door.on('upgrade', (request, socket, head) =>
    bed.chat.upgrade(request, socket, head, () => socket.destroy()),
  );
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  // The port of a listening TCP server.
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.disconnect();
    door.close();
    door.closeAllConnections();
  });

  const open = ({ token, userId, headers, path = '/' }: OpenOptions): LiveClient => {
    const socket = io(`${url}${path}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
      query: userId === undefined ? {} : { userId },
      extraHeaders: headers ?? {},
    });
    sockets.push(socket);
    return listen(socket);
  };

  return {
    ...bed,
    url,
    open,
    /** A connected client of this member. */
    async join({ id, token }: Member): Promise<LiveClient> {
      const client = open({ token, userId: id });
      await until(() => client.socket.connected, 5_000, 'the connection');
      return client;
    },
    /** The code with which a client is refused. */
    async refusal(how: OpenOptions): Promise<string | undefined> {
      const { socket } = open(how);
      const error = await new Promise<Error & { data?: { code: string } }>((resolve, reject) => {
        socket.on('connect_error', resolve);
        socket.on('connect', () => reject(new Error('was let in')));
      });
      return error.data?.code ?? error.message;
    },
  };
}
