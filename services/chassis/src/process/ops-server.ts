import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics.ts';

export interface OpsParts {
  version: string;
  metrics: Metrics;
  /** What keeps this process from serving: empty when it is ready. Never asks an engine. */
  waiting(): readonly string[];
  /** What works less well at the moment, without making the process unready. */
  degraded(): readonly string[];
}

const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** The listener for operators of one process: health and metrics. Never public. */
export function createOpsServer({ version, metrics, waiting, degraded }: OpsParts): Server {
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0];
    if (path === '/health/live') return sendJson(response, 200, { status: 'ok', version });
    if (path === '/health/ready') {
      const missing = waiting();
      const isReady = missing.length === 0;
      return sendJson(response, isReady ? 200 : 503, {
        status: isReady ? 'ok' : 'waiting',
        waiting: missing,
        degraded: degraded(),
        version,
      });
    }
    if (path !== '/metrics') return sendJson(response, 404, { status: 'not-found' });
    metrics.expose().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => sendJson(response, 500, { status: 'failed' }),
    );
  });
}
