import { failureOf, offline } from './call-failure.ts';
import { callHeaders } from './call-headers.ts';
import type { ApiError } from './errors.ts';
import { readToken } from './session-token.ts';
import { reportCall } from './trace-report.ts';

type Upload = {
  url: string;
  method: 'POST' | 'PUT';
  form: FormData;
  /** Of the form that has left, between 0 and 1. */
  onProgress?: (share: number) => void;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** A line that changes can swallow a request: nothing more leaves and nothing is ever answered. */
const idleMs = 30_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A call that carries a file and tells how much of it has left, which fetch cannot. Given up as offline when nothing moves any more. */
export function upload<Answer>({ url, method, form, onProgress, headers, signal }: Upload) {
  return new Promise<{ data: Answer } | { error: ApiError }>((resolve) => {
    const sentToken = readToken();
    const from = performance.now();
    const sent = callHeaders();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries({ ...sent, ...headers })) {
      request.setRequestHeader(name, value);
    }
    let idle: ReturnType<typeof setTimeout> | undefined;
    const stillMoves = () => {
      clearTimeout(idle);
      idle = setTimeout(() => request.abort(), idleMs);
    };
    request.onloadend = () => clearTimeout(idle);
    request.upload.onprogress = (event) => {
      stillMoves();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      reportCall(method, sent.traceparent ?? null, request.getResponseHeader('traceresponse'), from);
      const body = parse(request.responseText);
      // The server checks its answers against the schema this type is made from.
      if (request.status < 300) return resolve({ data: body as Answer });
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve({ error: failureOf({ status: request.status, body, retryAfter, sentToken }) });
    };
    request.onerror = () => resolve({ error: offline });
    request.onabort = () => resolve({ error: offline });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    stillMoves();
    request.send(form);
  });
}
