import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * From now on every answer closes its connection, so that senders who keep connections open leave one by one,
 * each after a whole answer, before the listener closes.
 */
export function beginDraining(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
}
