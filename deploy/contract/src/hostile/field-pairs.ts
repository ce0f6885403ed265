import type { Cast } from './cast.ts';
import type { Field } from './fields.ts';
import { formOf } from './form.ts';
import { type GoodInput, goodInput } from './good-input.ts';
import { errorsIn, foreignTag, holdsText } from './judge.ts';
import { formRequest, goodRequest, jsonRequest, type Parts } from './make-request.ts';
import type { Pair, Payload } from './pair.ts';
import { comesBack, payloadsOf } from './payloads/by-kind.ts';
import type { RawAnswer, RawCall } from './send-raw.ts';

const isWellFormed = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed();

function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '0') return [withValue(undefined, rest, value)];
  const known = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...known, [name]: withValue(known[name], rest, value) };
}

function requestOf(field: Field, value: unknown, input: GoodInput, token: string | undefined): RawCall {
  const { call, path, place } = field;
  const [name = ''] = path;
  const parts = (spoilt: Partial<GoodInput>): Parts => ({ call, token, input: { ...input, ...spoilt } });
  switch (place) {
    case 'path':
      return goodRequest(parts({ params: { ...input.params, [name]: String(value) } }));
    case 'query':
      return jsonRequest(parts({ query: { ...input.query, [name]: String(value) } }));
    case 'body':
      // What was an object stays one.
      return jsonRequest(parts({ body: withValue(input.body, path, value) as GoodInput['body'] }));
    case 'form': {
      const fields = Object.entries({ ...input.body, [name]: value });
      return formRequest(
        parts({}),
        formOf(fields.map(([key, text]) => ({ name: key, value: String(text) }))),
      );
    }
    default:
      return place satisfies never;
  }
}

/** A refusal speaks of the spoilt field alone: nothing else was wrong. */
function flawOfRefusal({ kind, path, place }: Field, answer: RawAnswer): string | undefined {
  if (place === 'path' || answer.status !== 400 || kind === 'object') return undefined;
  const own = new Set([path[0], path.at(-1)]);
  const others = (errorsIn(answer) ?? []).filter(
    ({ field }) => field !== undefined && !own.has(field.split('.')[0]),
  );
  return others.length === 0 ? undefined : `speaks of ${JSON.stringify(others)}`;
}

function flawOfAcceptance(field: Field, value: unknown, answer: RawAnswer): string | undefined {
  if (field.kind === 'search' || !comesBack(field)) return undefined;
  if (field.kind === 'html') {
    const tag = foreignTag(answer, field.path.at(-1) ?? '');
    return tag === undefined ? undefined : `holds ${tag}`;
  }
  return holdsText(answer, String(value)) ? undefined : 'does not hold the text as it was sent';
}

const refusals: Readonly<Record<Field['place'], readonly number[]>> = {
  path: [400, 404, 414],
  query: [400, 431],
  body: [400],
  form: [400],
};
/** A wrong signature and a file that is not there look the same. */
const signatureRefusals = [400, 404, 431];

function pairOf(field: Field, { name, value, isInert }: Payload, cast: Cast): Pair {
  const { call, kind, path, place } = field;
  const token = call.door.access === 'public' ? undefined : cast.me.token;
  return {
    title: `${call.name} · ${place} ${path.join('.')} · ${name}`,
    send: requestOf(field, value, goodInput(call, cast), token),
    allowed: isInert ? [200, 201] : kind === 'signature' ? signatureRefusals : refusals[place],
    flaw: (answer) =>
      isInert
        ? flawOfAcceptance(field, value, answer)
        : kind === 'signature'
          ? undefined
          : flawOfRefusal(field, answer),
  };
}

export interface FieldPairs {
  refused: Pair[];
  accepted: Pair[];
}

/** Every payload at every field that takes its kind. */
export function fieldPairs(fields: readonly Field[], cast: Cast): FieldPairs {
  const pairs: FieldPairs = { refused: [], accepted: [] };
  for (const field of fields) {
    for (const payload of payloadsOf(field)) {
      // A JSON body alone holds other values than well-formed text.
      if (field.place !== 'body' && !isWellFormed(payload.value)) continue;
      (payload.isInert ? pairs.accepted : pairs.refused).push(pairOf(field, payload, cast));
    }
  }
  return pairs;
}
