import { patience } from '@kindred/chassis/testing/patience';
import type { Running } from '@kindred/local/testing/running';

export interface Answer {
  status: number;
  // The checker looks into answers of many calls.
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any call
  body: any;
}

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  body?: object;
  key?: string;
}

/** Longer than any process is paused. */
const TIMEOUT_MS = 12_000 * patience;

/** One call through the public door; rejects when the process died before it answered. */
export async function call(kindred: Running, { method, path, token, body, key }: Request): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${kindred.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: await answer.json() };
}

/** A read that must succeed. */
export async function read(kindred: Running, path: string, token: string): Promise<Answer['body']> {
  const { status, body } = await call(kindred, { method: 'GET', path, token });
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
