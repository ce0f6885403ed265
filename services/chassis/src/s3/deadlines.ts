import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import https from 'node:https';

const MAX_SOCKETS = 32;

/**
 * HTTP for the S3 client, which knows no deadlines: every request made within `within` is broken off, with its
 * answer, when the time of the whole call is over.
 */
export function createDeadlines(useSSL: boolean) {
  const current = new AsyncLocalStorage<AbortSignal>();
  const { request, Agent } = useSSL ? https : http;
  return {
    transport: {
      request: (options: http.RequestOptions, onResponse?: (response: http.IncomingMessage) => void) => {
        const signal = current.getStore();
        return request({ ...options, ...(signal ? { signal } : {}) }, onResponse);
      },
    },
    agent: new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    within: <T>(ms: number, work: () => Promise<T>): Promise<T> => current.run(AbortSignal.timeout(ms), work),
  };
}
