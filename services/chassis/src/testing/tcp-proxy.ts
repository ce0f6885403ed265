import { randomInt } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Sees, and may change, what passes one connection. */
export interface Translation {
  toServer(chunk: Buffer): Buffer;
  toClient(chunk: Buffer): Buffer;
}

export interface TcpProxy {
  port: number;
  /** Everything passes again. */
  open(): Promise<void>;
  /** Connections break and new ones are refused, as with a dead server. */
  refuse(): Promise<void>;
  /** Connections break once; new ones pass. */
  cut(): void;
  /** Connections stay and new ones are taken, but not one byte passes. */
  silence(): void;
  /** Does something once when so many more bytes have passed, in both directions together. */
  afterBytes(bytes: number, act: () => void): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Below the range systems take outgoing ports from, so that a closed door can be opened again. */
const [LOWEST_PORT, HIGHEST_PORT] = [20_001, 32_000];

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });

async function listenAnywhere(server: Server): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    const isListening = await listen(server, port).then(
      () => true,
      () => false,
    );
    if (isListening) return port;
  }
}

const asItIs: Translation = { toServer: (chunk) => chunk, toClient: (chunk) => chunk };

/** Stands between a client and a server on TCP and can be closed, cut and silenced. */
export async function aTcpProxy(
  target: { host: string; port: number },
  translate: () => Translation = () => asItIs,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const unanswered = new Set<Socket>();
  let isSilent = false;
  let planned: { bytesLeft: number; act: () => void } | undefined;

  const count = (bytes: number): void => {
    if (!planned) return;
    planned.bytesLeft -= bytes;
    if (planned.bytesLeft > 0) return;
    const { act } = planned;
    planned = undefined;
    act();
  };
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    track(near);
    if (isSilent) {
      unanswered.add(near);
      return;
    }
    const far = track(connect(target));
    const { toClient, toServer } = translate();
    for (const [from, to, change] of [
      [near, far, toServer],
      [far, near, toClient],
    ] as const) {
      from.on('data', (chunk) => {
        to.write(change(chunk));
        count(chunk.length);
      });
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
    }
  });
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const port = await listenAnywhere(server);
  const refuse = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
    await closed;
  };

  return {
    port,
    refuse,
    cut,
    async open() {
      isSilent = false;
      for (const socket of unanswered) socket.resetAndDestroy();
      unanswered.clear();
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(server, port);
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    afterBytes(bytes, act) {
      planned = { bytesLeft: bytes, act };
    },
    close: refuse,
  };
}
