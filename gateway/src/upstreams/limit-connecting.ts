import type { Socket } from 'node:net';

/** What has arrived while this process itself was held up is looked at before it counts as late. */
const GRACE_MS = 100;

/** Ends a connection that is not there within `connectMs`. Its timeout is free again once it is. */
export function limitConnecting(socket: Socket, connectMs: number): void {
  const endUnlessConnected = (): void => {
    if (socket.connecting) socket.destroy(new Error('no connection in time'));
  };
  socket.setTimeout(connectMs, () => {
    if (socket.connecting) socket.setTimeout(GRACE_MS, endUnlessConnected);
  });
}
