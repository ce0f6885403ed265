import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentTrace, parseTraceparent, runInTrace, type TraceContext } from './trace-context.ts';
import type { Tracing } from './tracing.ts';

export interface TraceRequestsOptions {
  tracing: Tracing;
  /** The public may call: its traceparent is taken for its ids alone. */
  isPublic: boolean;
}

const traces = new WeakMap<IncomingMessage, TraceContext | undefined>();

/** Runs `fn` in the trace its request was given; for code the body's events lead to. */
export function inTraceOf<R>(request: IncomingMessage, fn: () => R): R {
  return traces.has(request) ? runInTrace(traces.get(request), fn) : fn();
}

const whenClosed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve);
  });

/** A server span per request, current in every hook and handler, from the first hook to the end of the answer. */
export function traceRequests(app: FastifyInstance, { tracing, isPublic }: TraceRequestsOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, raw } = request;
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
      async (span) => {
        traces.set(raw, currentTrace());
        done();
        await whenClosed(reply.raw);
        const { statusCode } = reply.raw;
        span.set({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) span.fail(String(statusCode));
      },
    );
  });
  // The body arrives in events of the connection, which know no trace.
  app.addHook('preValidation', (request, _reply, done) => inTraceOf(request.raw, done));
}
