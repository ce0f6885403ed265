import type { Running } from '@kindred/local/testing/running';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, for what is not JSON. */
  raw?: string;
  headers?: Record<string, string>;
}

/** An answer of the public door, with as much of its JSON as tests look at. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
  /** The stable codes of the errors it names. */
  codes: string[];
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One call through the public door, exactly as a stranger could make it. */
export async function call<Body = unknown>(
  kindred: Running,
  path: string,
  { method = 'GET', token, body, raw, headers = {} }: Call = {},
): Promise<Answer<Body>> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${kindred.url}${path}`, {
    method,
    body: sent ?? null,
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const text = await answer.text();
  // What the caller says it is: a test that looks at a missing field fails there.
  const parsed = parse(text) as Body;
  const { errors } = (parsed ?? {}) as { errors?: { code: string }[] };
  const codes = Array.isArray(errors) ? errors.map(({ code }) => code) : [];
  return { status: answer.status, headers: answer.headers, text, body: parsed, codes };
}
