import swagger from '@fastify/swagger';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Caller } from '../auth/caller.ts';
import { readAuthorization, type TokenVerifier } from '../auth/tokens.ts';
import { AppError } from '../errors/app-error.ts';
import type { Ids } from '../ports/effects.ts';
import type { RequestMetrics } from '../telemetry/metrics.ts';
import { traceRequests } from '../telemetry/trace-requests.ts';
import { passOnTracing, type Tracing } from '../telemetry/tracing.ts';
import type { AnswerCache } from './answer-cache.ts';
import { shareAnswers } from './answer-tag.ts';
import { installErrorHandler, installNotFoundHandler, sendError } from './error-handler.ts';
import type { ErrorTexts } from './error-texts.ts';
import { type FileAnswer, fileTypeOf, sendFile } from './file-answer.ts';
import { decodeUtf8, flawInJson } from './json-body.ts';
import { readLocale } from './locale.ts';
import { readMultipartForm } from './multipart-form.ts';
import type { Access, Route, RouteInput } from './route.ts';
import { closed, errorSchema } from './schemas.ts';
import { installValidation } from './validation.ts';

export interface AppOptions {
  name: string;
  version: string;
  routes: readonly Route[];
  texts: ErrorTexts;
  verifyToken: TokenVerifier;
  ids: Ids;
  logger: Logger;
  metrics: RequestMetrics;
  tracing?: Tracing | undefined;
  /** Bytes of answers that are the same for everybody; made anew each time when absent. */
  answers?: AnswerCache | undefined;
}

const BODY_LIMIT = 64 * 1024;
const MAX_KEY_LENGTH = 200;
const nothing = closed({});

async function callerOf(
  access: Access,
  request: FastifyRequest,
  verify: TokenVerifier,
): Promise<Caller | undefined> {
  if (access === 'public') return undefined;
  const token = readAuthorization(request.headers.authorization);
  if (token !== undefined) return verify(token);
  if (access === 'member') throw new AppError('unauthenticated', 'token-missing');
  return undefined;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length === 0 || key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) {
    throw new AppError('invalid', { code: 'invalid-format', field: 'Idempotency-Key' });
  }
  return key;
}

const isMultipart = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').trimStart().toLowerCase().startsWith('multipart/');

const consumedBy = (multipart: true | 'only'): string[] =>
  multipart === 'only' ? ['multipart/form-data'] : ['application/json', 'multipart/form-data'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of a JSON body; absent where no route was found. */
    jsonLimit?: number;
  }
}

/** A wide limit beside a form is for the file in it. */
const jsonLimitOf = ({ multipart, bodyLimit = BODY_LIMIT }: Route): number =>
  multipart ? Math.min(bodyLimit, BODY_LIMIT) : bodyLimit;

function readJsonWithinLimit(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done): unknown => {
      const { jsonLimit = BODY_LIMIT } = request.routeOptions.config;
      if (body.length > jsonLimit) return done(new AppError('too-large', 'too-large'));
      const text = decodeUtf8(body);
      const flaw = text === undefined ? undefined : flawInJson(text);
      if (flaw?.kind === 'repeated-key')
        return done(new AppError('invalid', { code: 'repeated-items', field: flaw.key }));
      if (text === undefined || flaw) return done(new AppError('invalid', 'invalid-json'));
      return parse(request, text, done);
    },
  );
}

/** @throws AppError invalid for anything but nothing and an empty object */
function requireNoBody({ body }: FastifyRequest): void {
  if (body === undefined || body === null) return;
  const [field] = Object.keys(body);
  if (typeof body !== 'object' || Array.isArray(body))
    throw new AppError('invalid', { code: 'wrong-type', field: 'body' });
  if (field !== undefined) throw new AppError('invalid', { code: 'unknown-field', field });
}

function addRoute(
  app: FastifyInstance,
  route: Route,
  { answers, verifyToken: verify }: Pick<AppOptions, 'answers' | 'verifyToken'>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const { params, query, body, response } = route;
  const fileType = fileTypeOf(response);
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit ?? BODY_LIMIT,
    config: { jsonLimit: jsonLimitOf(route) },
    schema: {
      summary: route.summary,
      ...(params ? { params } : {}),
      querystring: query ?? nothing,
      ...(body ? { body } : {}),
      ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(route.multipart ? { consumes: consumedBy(route.multipart) } : {}),
      response: {
        [route.status ?? 200]: fileType ? { content: { [fileType]: { schema: response } } } : response,
        '4xx': errorSchema,
        '5xx': errorSchema,
      },
    },
    // Before the body is read: who may not call gets no answer about their input.
    onRequest: async (request) => {
      if (isMultipart(request) ? !route.multipart : route.multipart === 'only')
        throw new AppError('unsupported-media', 'unsupported-media');
      const caller = await callerOf(route.access, request, verify);
      if (caller) callers.set(request, caller);
    },
    ...(body ? {} : { preValidation: async (request) => requireNoBody(request) }),
    ...(route.isSameForAll ? shareAnswers(route, answers) : {}),
    handler: async (request, reply) => {
      const input: RouteInput<Access, undefined, undefined, undefined> = {
        params: request.params as undefined,
        query: request.query as undefined,
        body: request.body as undefined,
        caller: callers.get(request),
        locale: readLocale(request.headers['accept-language']),
        clientIp: String(request.headers['x-kindred-client-ip'] ?? request.ip),
        idempotencyKey: idempotencyKeyOf(request),
      };
      const answer = await route.handle(input as never);
      // What `fileOf` types is what a route with that schema answers.
      if (fileType) return sendFile(request, reply, fileType, answer as FileAnswer);
      reply.code(route.status ?? 200);
      return answer;
    },
  });
}

/** One service's HTTP side: closed schemas, one error shape, tokens verified here again, OpenAPI from the same schemas. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  // Typed as Fastify's own logger, so that the instance has the default type everywhere.
  const loggerInstance: FastifyBaseLogger = options.logger;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // The trace names the request in every line, also in those written without `request.log`.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: 'x-request-id',
    genReqId: () => options.ids.next(),
    bodyLimit: BODY_LIMIT,
    // While stopping, whoever still gets through is answered as ever.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, options.texts),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.removeContentTypeParser('text/plain');
  installValidation(app);
  installErrorHandler(app, options.texts);
  installNotFoundHandler(app, options.texts);
  readJsonWithinLimit(app);
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readMultipartForm(request.headers['content-type'] ?? '', body),
  );
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Kindred ${options.name}`, version: options.version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      tags: [{ name: options.name }],
    },
  });
  traceRequests(app, { tracing: options.tracing ?? passOnTracing, isPublic: false });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    options.metrics.observe({
      service: options.name,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  for (const route of options.routes) addRoute(app, route, options);
  return app;
}
