import { newTraceparent } from './api-trace.ts';
import { readToken } from './session-token.ts';
import { currentLanguage } from './translation.ts';

/** What every call carries: who asks, in which language to answer, and its trace. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    'Accept-Language': currentLanguage(),
    traceparent: newTraceparent(),
  };
}
