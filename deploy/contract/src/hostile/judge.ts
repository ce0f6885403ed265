import type { Pair } from './pair.ts';
import type { RawAnswer } from './send-raw.ts';

/** What no answer may tell: stacks, files of the product, engines, versions. */
const leaks = /\bat .+:\d+:\d+|node_modules|\/src\/|\.ts\b|SQLITE|MongoServerError|fastify|ECONN|FST_ERR/i;

const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The errors of an answer in the shape every refusal has, or undefined when it has another. */
export function errorsIn({ headers, text }: RawAnswer): { code: string; field?: string }[] | undefined {
  const body = parsed(text);
  if (headers['content-type'] !== 'application/json; charset=utf-8' || !isObject(body)) return undefined;
  const { success, message, errors, ...more } = body;
  const isWhole =
    success === false && isText(message) && Array.isArray(errors) && Object.keys(more).length === 0;
  if (!isWhole || errors.length === 0) return undefined;
  const known = new Set(['message', 'code', 'field']);
  const areErrors = errors.every(
    (error: unknown) =>
      isObject(error) &&
      isText(error.message) &&
      isText(error.code) &&
      Object.keys(error).every((key) => known.has(key)),
  );
  return areErrors ? errors : undefined;
}

function flawOfRefusal(pair: Pair, answer: RawAnswer): string | undefined {
  if (leaks.test(answer.text)) return `tells too much: ${answer.text.slice(0, 200)}`;
  if (pair.send.method === 'HEAD') return undefined;
  return errorsIn(answer) ? undefined : `is no error as agreed: ${answer.text.slice(0, 200)}`;
}

/** What is wrong with an answer, or undefined. */
export function flawOf(pair: Pair, answer: RawAnswer): string | undefined {
  const { status } = answer;
  if (!pair.allowed.includes(status))
    return `answers ${status}, not ${pair.allowed.join(' or ')}: ${answer.text.slice(0, 200)}`;
  const flaw = status >= 400 ? flawOfRefusal(pair, answer) : undefined;
  return flaw ?? pair.flaw?.(answer);
}

function* textsIn(value: unknown): Generator<string> {
  if (isText(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** True when a text of the answer is exactly this one. */
export const holdsText = ({ text }: RawAnswer, wanted: string): boolean =>
  [...textsIn(parsed(text))].includes(wanted);

const allowedTag =
  /^<(\/?(p|strong|em|u|s|a|ul|ol|li|blockquote|h3)|br ?\/?|a href="(https:\/\/|mailto:)[^"<>]*"( rel="noopener nofollow")?)>$/;

/** The first tag an about may not hold, in the fields of this name. */
export function foreignTag({ text }: RawAnswer, field: string): string | undefined {
  const found: string[] = [];
  JSON.parse(text, (name, value) => {
    if (name === field && isText(value)) found.push(value);
    return value;
  });
  for (const html of found)
    for (const [tag] of html.matchAll(/<[^>]*>?/g)) if (!allowedTag.test(tag)) return tag;
  return undefined;
}
