import { once } from 'node:events';
import type { Account } from '@kindred/e2e/account';
import { io, type Socket } from 'socket.io-client';

/** One browser's socket, WebSocket only, at one address. */
export async function liveClient(url: string, account: Account): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token: account.token }, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Resolves with the moment the event comes whose payload fits. */
export async function momentOf(
  socket: Socket,
  event: string,
  fits: (payload: never) => boolean = () => true,
): Promise<number> {
  for (;;) {
    const [payload] = await once(socket as unknown as NodeJS.EventEmitter, event, {
      signal: AbortSignal.timeout(10_000),
    });
    if (fits(payload as never)) return performance.now();
  }
}
