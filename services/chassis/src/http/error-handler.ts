import type { ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorDetail, type ErrorKind } from '../errors/app-error.ts';
import { LimitExceeded, rateLimitHeaders } from '../limits/limiter.ts';
import { type ErrorTexts, errorText } from './error-texts.ts';
import { readLocale } from './locale.ts';
import { validationDetails } from './validation.ts';

/** The one place where a kind of error becomes a status. */
export const statusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

export interface ErrorAnswer {
  status: number;
  details: readonly ErrorDetail[];
  retryAfterSeconds?: number | undefined;
}

const frameworkAnswers: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  414: 'bad-request',
  415: 'unsupported-media',
  431: 'bad-request',
  503: 'unavailable',
};

/** Status and details of anything that was thrown: ours, Fastify's, or a 500 that tells nothing. Throws nothing itself. */
export function toAnswer(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    return {
      status: statusOf[error.kind],
      details: error.details,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  }
  const { code, statusCode, validation, validationContext } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return { status: 400, details: validationDetails(validation, validationContext) };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return { status: 400, details: [{ code: 'invalid-json' }] };
  }
  const slug = statusCode === undefined ? undefined : frameworkAnswers[statusCode];
  if (statusCode !== undefined && slug) return { status: statusCode, details: [{ code: slug }] };
  return { status: 500, details: [{ code: 'internal' }] };
}

export interface ErrorBody {
  success: false;
  message: string;
  errors: { message: string; code: string; field?: string }[];
}

/** The error shape of DECISIONS "Every call", in the reader's language. */
export function errorBody(
  answer: ErrorAnswer,
  texts: ErrorTexts,
  acceptLanguage: string | undefined,
): ErrorBody {
  const locale = readLocale(acceptLanguage);
  const errors = answer.details.map((detail) => ({
    message: errorText(texts, detail, locale),
    code: detail.code,
    ...(detail.field === undefined ? {} : { field: detail.field }),
  }));
  return { success: false, message: errors[0]?.message ?? '', errors };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, texts: ErrorTexts) {
  const answer = toAnswer(error);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  // Fastify closes after every body it could not read; the door decides that, and a broken pipe loses the answer.
  reply.removeHeader('connection');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  // The door has told of its own limits; the one that refuses is the one to know.
  if (error instanceof LimitExceeded) reply.headers(rateLimitHeaders(error.allowance));
  return reply
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(errorBody(answer, texts, request.headers['accept-language']));
}

/** Answers a request that has left Fastify's hands. */
export function writeError(
  error: AppError,
  response: ServerResponse,
  acceptLanguage: string | undefined,
): void {
  if (response.headersSent || response.destroyed) return;
  const answer = toAnswer(error);
  if (answer.retryAfterSeconds !== undefined)
    response.setHeader('retry-after', String(answer.retryAfterSeconds));
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(errorBody(answer, {}, acceptLanguage)));
}

export function installErrorHandler(app: FastifyInstance, texts: ErrorTexts): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, texts));
}

export function installNotFoundHandler(app: FastifyInstance, texts: ErrorTexts): void {
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not-found', 'not-found'), request, reply, texts),
  );
}
