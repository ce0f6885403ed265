import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TAG_LENGTH = 22;

/** True when the reader has what the tag names. */
export const isKnownTag = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * For answers that are the same for everybody: names them by their bytes and answers 304 to who has them. Readers
 * keep a copy but ask each time, so nobody sees an older state than the service has.
 */
export async function tagAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, TAG_LENGTH)}"`;
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (!isKnownTag(request, etag)) return payload;
  reply.code(304).removeHeader('content-type');
  return null;
}
