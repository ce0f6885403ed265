import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes every span and keeps none, in a process of its own: what a collector does is not the product's cost. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
server.listen(0, '127.0.0.1', () => {
  // A TCP server that listens has such an address.
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
