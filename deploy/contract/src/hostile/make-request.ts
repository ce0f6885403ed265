import type { OutgoingHttpHeaders } from 'node:http';
import { BOUNDARY, type FormPart, formOf } from './form.ts';
import type { GoodInput } from './good-input.ts';
import type { PublicCall } from './public-calls.ts';
import type { RawCall } from './send-raw.ts';

export interface Parts {
  call: PublicCall;
  input: GoodInput;
  /** A session, or nothing. */
  token: string | undefined;
}

export const pathOf = ({ call, input: { params = {}, query = {} } }: Parts): string => {
  const path = call.door.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const textsOf = ({ body = {} }: GoodInput): FormPart[] =>
  Object.entries(body).map(([name, value]) => ({ name, value: String(value) }));

export const headersOf = ({ token }: Pick<Parts, 'token'>): OutgoingHttpHeaders =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The call with its parameters and a body of JSON, when there is one. */
export function jsonRequest(parts: Parts): RawCall {
  const { call, input } = parts;
  const request = { method: call.door.method, path: pathOf(parts), headers: headersOf(parts) };
  if (input.body === undefined) return request;
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  };
}

/** As the call likes it best: a form where it holds a file, else JSON. */
export const goodRequest = (parts: Parts): RawCall =>
  parts.call.route.multipart === 'only' ? formRequest(parts) : jsonRequest(parts);

/** The same as a multipart form. */
export function formRequest(parts: Parts, form: Uint8Array | undefined = undefined): RawCall {
  const { call, input } = parts;
  return {
    method: call.door.method,
    path: pathOf(parts),
    headers: { ...headersOf(parts), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: form ?? formOf([...textsOf(input), ...(input.file ? [input.file] : [])]),
  };
}
