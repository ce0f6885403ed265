import type { ErrorKind } from '../errors/app-error.ts';
import { errorBody, statusOf } from './error-handler.ts';
import { type ErrorTexts, errorText } from './error-texts.ts';
import { exampleOf } from './example.ts';
import { fileTypeOf } from './file-answer.ts';
import { inside, type Json, type JsonObject } from './json-tree.ts';
import type { Route } from './route.ts';
import { errorsOf } from './route-errors.ts';
import { errorSchema } from './schemas.ts';

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Placeholders of the sentences. */
const PARAMS = { limit: '(limit)', seconds: '(seconds)' };

function errorAnswer(status: number, codes: readonly string[], texts: ErrorTexts): JsonObject {
  const [first = ''] = codes;
  const example = errorBody({ status, details: [{ code: first, params: PARAMS }] }, texts, 'en');
  const sentence = (code: string): string =>
    errorText(texts, { code, field: '(field)', params: PARAMS }, 'en');
  return {
    description: codes.map((code) => `\`${code}\`: ${sentence(code)}`).join('  \n'),
    'x-codes': [...codes],
    content: { 'application/json': { schema: asJson(errorSchema), example: asJson(example) } },
  };
}

function errorAnswers(route: Route, texts: ErrorTexts): JsonObject {
  const byStatus = [...errorsOf(route)].map(([kind, codes]: [ErrorKind, string[]]) => {
    const status = statusOf[kind];
    return [String(status), errorAnswer(status, codes, texts)] as const;
  });
  return Object.fromEntries(byStatus);
}

/** The same example for every media type: forms and JSON hold the same fields. */
function withExample(content: Json | undefined, example: () => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(inside(content)).map(([type, media]) => [
      type,
      { ...inside(media), example: asJson(example()) },
    ]),
  );
}

function describe(operation: JsonObject, route: Route, texts: ErrorTexts): JsonObject {
  const { body, response, limits, rights } = route;
  const name = `${route.method} ${route.path}`;
  const status = String(route.status ?? 200);
  const success = inside(inside(operation.responses)[status]);
  const requestBody = inside(operation.requestBody);
  const isFile = fileTypeOf(response) !== undefined;
  return {
    ...operation,
    ...(body
      ? {
          requestBody: {
            ...requestBody,
            content: withExample(requestBody.content, () => exampleOf(body, `body of ${name}`)),
          },
        }
      : {}),
    responses: {
      [status]: {
        ...success,
        description: 'Success',
        ...(isFile
          ? {}
          : { content: withExample(success.content, () => exampleOf(response, `answer of ${name}`)) }),
      },
      ...errorAnswers(route, texts),
    },
    ...(rights ? { 'x-rights': rights } : {}),
    ...(limits ? { 'x-limits': asJson(limits) } : {}),
  };
}

/** A service's OpenAPI document with what its routes know besides their schemas: examples, refusals, limits, rights. */
export function describeRoutes(document: object, routes: readonly Route[], texts: ErrorTexts): JsonObject {
  // Documents come from @fastify/swagger: plain JSON.
  const described = inside(asJson(document));
  const paths = inside(described.paths);
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const operations = inside(paths[path]);
    const method = route.method.toLowerCase();
    paths[path] = { ...operations, [method]: describe(inside(operations[method]), route, texts) };
  }
  return { ...described, paths };
}
