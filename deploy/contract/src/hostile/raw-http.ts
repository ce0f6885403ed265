import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Bytes that are no HTTP, or two readings of it at once. */
export interface RawHttp {
  title: string;
  bytes: string;
  /** Statuses of the first answer; empty where the connection may end without one. */
  allowed: readonly number[];
  /** Refused by Node itself, before anybody could word the answer. */
  isBare?: true;
}

const body = '{"email":"a@example.com","password":"x"}';
const post = (headers: string, content: string): string =>
  `POST /users/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${content}`;

/** TRUST §5, 38: smuggling, heads without end and other noise. Every connection asks to be closed. */
export const rawRequests: readonly RawHttp[] = [
  { title: 'noise', bytes: '\x00\x01\x02\r\n\r\n', allowed: [400] },
  {
    title: 'TLS to a plain door',
    bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    allowed: [400],
  },
  { title: 'no version', bytes: 'GET /offers\r\n\r\n', allowed: [200, 400] },
  { title: 'a version of nobody', bytes: 'GET /offers HTTP/9.9\r\nHost: x\r\n\r\n', allowed: [400, 505] },
  { title: 'HTTP/2 in clear', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: [400, 404, 505] },
  {
    title: 'no host',
    bytes: 'GET /offers HTTP/1.1\r\nConnection: close\r\n\r\n',
    allowed: [400],
    isBare: true,
  },
  {
    title: 'a length and chunks',
    bytes: post(`Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
    allowed: [400],
  },
  {
    title: 'chunks and a length',
    bytes: post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\n'),
    allowed: [400],
  },
  {
    title: 'two lengths',
    bytes: post(`Content-Length: 3\r\nContent-Length: ${body.length}\r\n`, body),
    allowed: [400],
  },
  { title: 'a negative length', bytes: post('Content-Length: -1\r\n', body), allowed: [400] },
  { title: 'a length that is no number', bytes: post('Content-Length: 1e2\r\n', body), allowed: [400] },
  {
    title: 'a length of 20 digits',
    bytes: post(`Content-Length: ${'9'.repeat(20)}\r\n`, ''),
    allowed: [400, 413],
  },
  {
    title: 'an encoding of nobody',
    bytes: post('Transfer-Encoding: xchunked\r\n', body),
    allowed: [400, 415, 501],
  },
  {
    title: 'chunked twice',
    bytes: post('Transfer-Encoding: chunked, chunked\r\n', '0\r\n\r\n'),
    allowed: [400, 501],
  },
  { title: 'a space in front of a colon', bytes: 'GET /offers HTTP/1.1\r\nHost : x\r\n\r\n', allowed: [400] },
  {
    title: 'a folded header',
    bytes: 'GET /offers HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n',
    allowed: [200, 400],
  },
  {
    title: 'a NUL in a header',
    bytes: 'GET /offers HTTP/1.1\r\nHost: x\r\nX-A: b\x00c\r\n\r\n',
    allowed: [400],
  },
  {
    title: 'a bare line feed',
    bytes: 'GET /offers HTTP/1.1\nHost: x\nConnection: close\n\n',
    allowed: [200, 400],
  },
  {
    title: 'a chunk that is no chunk',
    bytes: post('Transfer-Encoding: chunked\r\nConnection: close\r\n', 'zz\r\n'),
    allowed: [400],
  },
  {
    title: 'an endless chunk size',
    bytes: post('Transfer-Encoding: chunked\r\nConnection: close\r\n', 'F'.repeat(17)),
    allowed: [400, 413],
  },
  {
    title: 'extensions of chunks',
    bytes: post('Transfer-Encoding: chunked\r\nConnection: close\r\n', `1;${'a'.repeat(30_000)}\r\n`),
    allowed: [400, 413],
  },
  {
    title: 'a head of 64 kB',
    bytes: `GET /offers HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(64_000)}\r\n\r\n`,
    allowed: [431],
  },
  {
    title: '5,000 headers',
    bytes: `GET /offers HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
    allowed: [431],
  },
  {
    title: 'a path of 64 kB',
    bytes: `GET /${'a'.repeat(64_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    allowed: [414, 431],
  },
  {
    title: 'a whole address',
    bytes: 'GET http://evil.example/offers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    allowed: [200, 400, 404],
  },
  { title: 'a tunnel', bytes: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', allowed: [] },
  {
    title: 'an upgrade to nothing',
    bytes: 'GET /offers HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    allowed: [404],
  },
  {
    title: 'an upgrade to HTTP/2',
    bytes: 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    allowed: [404],
  },
  {
    title: 'an expectation',
    bytes: post('Expect: the-unexpected\r\nConnection: close\r\n', ''),
    allowed: [400, 415, 417],
  },
];

/** What is wrong with the answer to one of them, or undefined. */
export async function flawOfRaw(
  url: string,
  { title, bytes, allowed, isBare }: RawHttp,
): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  // Who may keep the connection has the answer long before.
  socket.setTimeout(2_000, () => socket.end());
  const answer = await text(socket).catch(() => '');
  socket.destroy();
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
  if (allowed.length === 0 && status < 500) return undefined;
  if (!allowed.includes(status))
    return `${title}: answers ${status}, not ${allowed.join(' or ')}: ${answer.slice(0, 200)}`;
  const isRefused = !isBare && (status === 400 || status === 431);
  return isRefused && !answer.includes('"success":false') ? `${title}: is no error as agreed` : undefined;
}
