import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { Ids } from '@kindred/chassis/ports/effects';
import { clientAddress, prepareHeaders } from '../http/prepare-request.ts';

/** Hands live-channel sockets to chat, which checks who is calling; any other upgrade is refused. */
export function upgradeChat(server: Server, chat: Upstream, ids: Ids, trustedProxyHops: number): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/socket.io/' && path !== '/socket.io') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    socket.on('error', () => socket.destroy());
    prepareHeaders(request, ids.next(), clientAddress(request, trustedProxyHops));
    chat.upgrade(request, socket, head);
  });
}
