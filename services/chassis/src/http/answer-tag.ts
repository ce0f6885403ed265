import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, AnswerStart, EncodedAnswer } from './answer-cache.ts';
import { readLocale } from './locale.ts';
import type { Route } from './route.ts';

const TAG_LENGTH = 22;

/** True when the reader has what the tag names. */
export const isKnownTag = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/** Who shows no token reads what everybody reads. */
const isNobody = (request: FastifyRequest): boolean => request.headers.authorization === undefined;

const keyOf = (request: FastifyRequest): string =>
  `${readLocale(request.headers['accept-language'])} ${request.url}`;

function encode(payload: string): EncodedAnswer {
  const bytes = Buffer.from(payload);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH)}"` };
}

/** Readers keep a copy but ask each time, so nobody sees an older state than the service has. */
function answerTagged(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: EncodedAnswer) {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (!isKnownTag(request, etag)) return bytes;
  reply.code(304).removeHeader('content-type');
  return null;
}

/**
 * Hooks of a route whose answer is the same for everybody, or for everybody without a token: it is named by its
 * bytes, and who has them is answered 304. Of a kept one the bytes themselves are given again while they are true.
 */
export function shareAnswers(
  { access, isKept }: Pick<Route, 'access' | 'isKept'>,
  cache: AnswerCache | undefined,
) {
  const kept = isKept ? cache : undefined;
  const starts = new WeakMap<FastifyRequest, AnswerStart>();
  const isKeepable = (request: FastifyRequest): boolean => isNobody(request) && request.method === 'GET';

  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (access === 'optional') reply.header('vary', 'Authorization');
      if (!kept || !isKeepable(request)) return;
      const answer = kept.find(keyOf(request));
      if (!answer) return void starts.set(request, kept.start());
      reply.type('application/json; charset=utf-8');
      return reply.send(answerTagged(request, reply, answer));
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
      if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      if (access === 'optional' && !isNobody(request)) return payload;
      const answer = encode(payload);
      const start = starts.get(request);
      if (start) kept?.keep(keyOf(request), answer, start);
      return answerTagged(request, reply, answer);
    },
  };
}
