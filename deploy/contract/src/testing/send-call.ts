export interface Call {
  method: string;
  /** With its query. */
  path: string;
  token?: string | undefined;
  /** Sent as JSON, or as it is when it is a form, bytes or a text. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The bytes as text. */
  text: string;
  /** What the text says where it is JSON, else undefined. */
  json: unknown;
}

const isRaw = (body: unknown): body is FormData | string | Uint8Array<ArrayBuffer> =>
  body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One request to the public door, as any client sends it. */
export async function sendCall(url: string, { method, path, token, body, headers }: Call): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isRaw(body) ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parsed(text) };
}
