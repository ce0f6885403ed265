import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './span.ts';
import { parseTraceparent } from './trace-context.ts';

export interface TraceRequestsOptions {
  tracing: Tracing;
  /** The public may call: its traceparent is taken for its ids alone. */
  isPublic: boolean;
}

const whenClosed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve);
  });

/** A server span per request, current in every later hook and in the handler, until the answer is out. */
export function traceRequests(app: FastifyInstance, { tracing, isPublic }: TraceRequestsOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url;
    void tracing.span(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: 'server',
        parent: parseTraceparent(request.headers.traceparent) ?? 'none',
        isForeignParent: isPublic,
        requestId: request.id,
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      (span) => {
        // What follows runs within this call; Fastify itself keeps the context over the reading of a body.
        done();
        return whenClosed(reply.raw).then(() => {
          const { statusCode } = reply.raw;
          span.set({ 'http.response.status_code': statusCode });
          if (statusCode >= 500) span.fail(String(statusCode));
        });
      },
    );
  });
}
