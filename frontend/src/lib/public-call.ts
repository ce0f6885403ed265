import { startTransition, useCallback, useEffect, useState } from 'react';
import { failureOf, offline } from './call-failure.ts';
import { callHeaders } from './call-headers.ts';
import type { ApiError } from './errors.ts';
import { readToken } from './session-token.ts';
import { slowWork } from './slow-work.ts';

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * One call of the landing page or the contact form. Both stand where visitors arrive, who load no RTK Query
 * for them; everything else goes through `api.ts`.
 */
export async function publicCall<T>(url: string, body?: object, signal?: AbortSignal): Promise<Answer<T>> {
  const sentToken = readToken();
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const type = body && { 'Content-Type': 'application/json' };
  try {
    const headers = { ...callHeaders(), ...type };
    const response = await slowWork.watch(fetch(url, { ...post, headers, ...(signal && { signal }) }));
    const answer: unknown = await response.json().catch(() => null);
    // What the server promises for this address is the caller's to name.
    if (response.ok) return { data: answer as T };
    const retryAfter = response.headers.get('Retry-After');
    return { error: failureOf({ status: response.status, body: answer, retryAfter, sentToken }) };
  } catch {
    return { error: offline };
  }
}

const seen = new Map<string, unknown>();

/** What a public address answers; what it answered before is shown until the new answer has come. */
export function usePublicRead<T>(url: string) {
  const [answer, setAnswer] = useState<Partial<Answer<T>>>(() => {
    const data = seen.get(url);
    return data === undefined ? {} : { data: data as T };
  });
  const [isFetching, setIsFetching] = useState(true);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leaving = new AbortController();
    setIsFetching(true);
    void publicCall<T>(url, undefined, leaving.signal).then((next) => {
      if (leaving.signal.aborted) return;
      if (next.error === undefined) seen.set(url, next.data);
      // Rows of prints take a while to draw: in pieces, so that a finger is never kept waiting.
      startTransition(() => {
        setAnswer((before) => (next.error && before.data !== undefined ? before : next));
        setIsFetching(false);
      });
    });
    return () => leaving.abort();
  }, [url, round]);
  const refetch = useCallback(() => setRound((before) => before + 1), []);
  return { data: answer.data, isError: answer.error !== undefined, isFetching, refetch };
}
