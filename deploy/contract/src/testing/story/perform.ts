import { until } from '@kindred/chassis/testing/until';
import type { Body, DocumentedCall, Field } from '../../calls/call.ts';
import { documentedCalls, nameOf } from '../../calls/documented-calls.ts';
import type { CallRecord } from '../../calls/record.ts';
import { compare } from '../../calls/shape.ts';
import type { Answer, Call } from '../send-call.ts';

const SETTLE_MS = 30_000;

export interface Wanted {
  token?: string | undefined;
  params?: Readonly<Record<string, string>>;
  /** With its question mark. */
  query?: string;
  body?: Readonly<Record<string, unknown>>;
  /** Asked again until it succeeds and this holds: services learn from each other a moment later. */
  until?: (answer: unknown) => boolean;
}

/** Makes a documented call by its name, checks what it answers, and answers that. */
export type Perform = (name: string, wanted?: Wanted) => Promise<unknown>;

const sends: Readonly<Record<Field, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  words: (value) => typeof value === 'string',
  id: (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value),
  number: (value) => typeof value === 'number',
  names: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  file: (value) => value instanceof Blob,
};

/** A story that sends anything but what is documented would prove another call. */
function requireDocumentedBody(name: string, documented: Body, given: Wanted['body'] = {}): void {
  const fields = documented.kind === 'none' ? {} : documented.fields;
  const isPartial = documented.kind !== 'none' && documented.isPartial === true;
  const expected = Object.keys(fields).filter((field) => !isPartial || field in given);
  const wrong = Object.entries(given).filter(([field, value]) => {
    const kind = fields[field];
    return kind === undefined || !sends[kind](value);
  });
  if (wrong.length > 0 || Object.keys(given).sort().join() !== expected.sort().join())
    throw new Error(
      `${name} is documented with ${expected.join(', ')}, not ${Object.keys(given).join(', ')}`,
    );
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'picture.png');
    else form.set(name, String(value));
  }
  return form;
}

function pathOf({ path }: DocumentedCall, { params = {}, query = '' }: Wanted): string {
  return (
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`${path} needs ${name}`);
      return value;
    }) + query
  );
}

function toCall(documented: DocumentedCall, wanted: Wanted): Call {
  const { method, body } = documented;
  const call = { method, path: pathOf(documented, wanted), token: wanted.token };
  if (body.kind === 'none') return call;
  return { ...call, body: body.kind === 'json' ? wanted.body : formOf(wanted.body ?? {}) };
}

export function createPerform(send: (call: Call) => Promise<Answer>, record: CallRecord): Perform {
  return async (name, wanted = {}) => {
    const documented = documentedCalls.find((call) => nameOf(call) === name);
    if (!documented) throw new Error(`${name} is not documented`);
    requireDocumentedBody(name, documented.body, wanted.body);
    const call = toCall(documented, wanted);
    const isGood = ({ status, json }: Answer): boolean =>
      status >= 200 && status < 300 && (wanted.until?.(json) ?? true);
    let last: Answer | undefined;
    const ask = async (): Promise<Answer | undefined> => {
      last = await send(call);
      return isGood(last) ? last : undefined;
    };
    const answer = wanted.until
      ? await until(ask, SETTLE_MS, name).catch((error) => {
          throw new Error(`${error.message}: ${last?.status} ${last?.text}`);
        })
      : await ask();
    if (!answer) throw new Error(`${name} answers ${last?.status} ${last?.text}`);
    const { problems, filled } = compare(documented.answer, answer.json);
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
    record.saw(name, filled);
    return answer.json;
  };
}
