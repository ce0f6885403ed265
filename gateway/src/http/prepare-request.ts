import type { IncomingMessage } from 'node:http';
import { currentTrace, formatTraceparent } from '@kindred/chassis/telemetry/trace-context';
import type { FastifyRequest } from 'fastify';

const ours =
  /^(x-kindred-|x-user-|x-forwarded-|forwarded$|x-real-ip$|x-request-id$|traceparent$|tracestate$|baggage$)/;

/** The address a request comes from: the socket's, or the entry the outermost trusted proxy added. */
export function clientAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const direct = request.socket.remoteAddress ?? '0.0.0.0';
  if (trustedProxyHops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxyHops) ?? direct;
}

/** Drops every header only we may set, then sets ours: what arrives at a service cannot be forged outside. */
export function prepareHeaders(request: IncomingMessage, requestId: string, address: string): void {
  for (const name of Object.keys(request.headers)) if (ours.test(name)) delete request.headers[name];
  request.headers['x-request-id'] = requestId;
  request.headers['x-kindred-client-ip'] = address;
  const trace = currentTrace();
  if (trace) request.headers.traceparent = formatTraceparent(trace);
}

const bodyMethods = new Set(['POST', 'PUT', 'DELETE']);

export function declaredLength(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}

const typeOf = (request: FastifyRequest): string | undefined =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();

export const isForm = (request: FastifyRequest): boolean => typeOf(request) === 'multipart/form-data';

/** True when a body is announced whose type nobody here reads. */
export function hasForeignBody(request: FastifyRequest, isMultipart: boolean): boolean {
  const hasBody = declaredLength(request) > 0 || request.headers['transfer-encoding'] !== undefined;
  if (!bodyMethods.has(request.method) || !hasBody) return false;
  return typeOf(request) !== 'application/json' && !(isMultipart && isForm(request));
}
