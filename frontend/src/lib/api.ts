import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { failureOf, offline } from './call-failure.ts';
import { callHeaders } from './call-headers.ts';
import type { ApiError } from './errors.ts';
import { readToken } from './session-token.ts';
import { slowWork } from './slow-work.ts';
import { reportCall } from './trace-report.ts';

const rawQuery = fetchBaseQuery({
  baseUrl: '/',
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
    return headers;
  },
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const sentToken = readToken();
  const from = performance.now();
  const { data, error, meta } = await slowWork.watch(Promise.resolve(rawQuery(args, api, options)));
  const response = meta?.response;
  if (meta?.request && response) {
    const { method, headers } = meta.request;
    reportCall(method, headers.get('traceparent'), response.headers.get('traceresponse'), from);
  }
  if (error === undefined) return { data };
  // An answer that was cut, or is not ours, says as little as none.
  if (response === undefined || response.ok) return { error: offline };
  const retryAfter = response.headers.get('Retry-After');
  return { error: failureOf({ status: response.status, body: error.data, retryAfter, sentToken }) };
};

/** Server data lives here only; each `<feature>.api.ts` injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Self', 'Members', 'Contacts', 'Messages', 'Offers', 'Profile'],
  endpoints: () => ({}),
});
