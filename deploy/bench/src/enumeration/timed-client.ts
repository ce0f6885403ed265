import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface TimedAnswer {
  milliseconds: number;
  /** Everything an observer sees of the answer but the clock. */
  seen: string;
}

/** They differ from one answer to the next whoever asks: when, which request, how many are left. */
const varying = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit']);

const seenOf = ({ statusCode, rawHeaders }: IncomingMessage, body: string): string => {
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  const headers = names.map((name, place) =>
    varying.has(name.toLowerCase()) ? name : `${name}: ${rawHeaders[place * 2 + 1]}`,
  );
  return [statusCode, ...headers, '', body].join('\n');
};

/** One client on one kept connection: the least noise an observer near by can get. */
export function createTimedClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async send(method: 'GET' | 'POST', path: string, body?: object): Promise<TimedAnswer> {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const start = performance.now();
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = payload
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
          : {};
        request(`${url}${path}`, { method, agent, headers }, resolve).on('error', reject).end(payload);
      });
      const said = await text(answer);
      return { milliseconds: performance.now() - start, seen: seenOf(answer, said) };
    },
    close: () => agent.destroy(),
  };
}

export type TimedClient = ReturnType<typeof createTimedClient>;
