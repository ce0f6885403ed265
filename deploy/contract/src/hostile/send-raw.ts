import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';

/** A request as no browser would send it: any method, any header, any bytes. */
export interface RawCall {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array | string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const ANSWER_MS = 20_000;
const LONG = 8_000;
const TRIES = 5;
const brokenOff = new Set(['EPIPE', 'ECONNRESET']);
const PIECE = 64 * 1024;

/** Resolves when more may be written, or nothing will be. */
async function taken(outgoing: ClientRequest): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const events = ['drain', 'response', 'close'].map((event) => once(outgoing, event, { signal }));
  await Promise.race(events).catch(() => undefined);
  over.abort();
  await Promise.allSettled(events);
}

/** Piece by piece, and nothing more once the answer is there. */
async function writeUntil(outgoing: ClientRequest, body: RawCall['body'], isAnswered: () => boolean) {
  const bytes = Buffer.from(body ?? '');
  for (let at = 0; at < bytes.length && !isAnswered() && !outgoing.destroyed; at += PIECE) {
    if (!outgoing.write(bytes.subarray(at, at + PIECE))) await taken(outgoing);
  }
  if (!isAnswered()) outgoing.end();
}

/** Sends raw requests over a few connections; who is answered before all is sent has the answer. */
export function createRawSender(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(url);
  const sendOnce = ({ method, path, headers, body }: RawCall): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      let isAnswered = false;
      const outgoing = request({
        // Who is refused before all is read loses the connection.
        agent: path.length > LONG || (body?.length ?? 0) > LONG ? false : agent,
        hostname,
        port,
        method,
        path,
        headers: {
          // Who says `close` may lose the answer to what was not read to its end.
          connection: 'keep-alive',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      });
      outgoing.setTimeout(ANSWER_MS, () => outgoing.destroy(new Error(`no answer to ${method} ${path}`)));
      outgoing.once('response', (answer) => {
        isAnswered = true;
        if (!outgoing.writableEnded) answer.once('end', () => outgoing.destroy());
        const chunks: Buffer[] = [];
        const end = (): void =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          });
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', end);
        answer.once('error', end);
      });
      outgoing.on('error', (error) => {
        if (!isAnswered) reject(error);
      });
      void writeUntil(outgoing, body, () => isAnswered);
    });
  const send = async (call: RawCall, tries = TRIES): Promise<RawAnswer> => {
    try {
      return await sendOnce(call);
    } catch (error) {
      // The door ends what it does not read half a second after its answer, which a busy machine may miss.
      const isLost = error instanceof Error && 'code' in error && brokenOff.has(String(error.code));
      if (!isLost || (call.body?.length ?? 0) < LONG || tries <= 1) throw error;
      return send(call, tries - 1);
    }
  };
  return { send, close: () => agent.destroy() };
}

export type SendRaw = ReturnType<typeof createRawSender>['send'];
