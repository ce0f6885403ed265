import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { newTraceparent } from './api-trace.ts';
import { type ApiError, errorMessages, retryAfterSeconds } from './errors.ts';
import { endSession } from './session-ended.ts';
import { readToken } from './session-token.ts';

const rawQuery = fetchBaseQuery({
  baseUrl: '/',
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    headers.set('Accept-Language', i18next.resolvedLanguage ?? 'en');
    headers.set('traceparent', newTraceparent());
    return headers;
  },
});

function toApiError(error: FetchBaseQueryError, response: Response | undefined): ApiError {
  if (response === undefined) return { status: 'offline', messages: [] };
  const wait = retryAfterSeconds(response.headers.get('Retry-After'));
  const failure: ApiError = { status: response.status, messages: errorMessages(error.data) };
  return wait === undefined ? failure : { ...failure, retryAfterSeconds: wait };
}

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const sentToken = readToken();
  const { data, error, meta } = await rawQuery(args, api, options);
  if (error === undefined) return { data };
  const failure = toApiError(error, meta?.response);
  const isWrongPassword = failure.messages.some((entry) => entry.code === 'invalid-credentials');
  // A late 401 of an older session must not end the one that replaced it.
  const isOver = failure.status === 401 && !isWrongPassword && sentToken !== null;
  if (isOver && readToken() === sentToken) endSession();
  return { error: failure };
};

/** Server data lives here only; each `<feature>.api.ts` injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Self', 'Members', 'Contacts', 'Messages'],
  endpoints: () => ({}),
});
