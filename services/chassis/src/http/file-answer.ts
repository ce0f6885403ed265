import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';

const YEAR_SECONDS = 31_536_000;

/** Bytes that never change under their address: everybody may keep them, nothing in them may run. */
export interface FileAnswer {
  /** Names these bytes and no others; letters, digits, dots and dashes. */
  tag: string;
  bytes: Uint8Array;
}

/** Response schema of a route that answers a file of this type instead of JSON. */
export const fileOf = (contentType: string) =>
  Type.Unsafe<FileAnswer>({ contentMediaType: contentType, description: 'The file' });

export const fileTypeOf = (response: TSchema): string | undefined =>
  'contentMediaType' in response ? String(response.contentMediaType) : undefined;

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  { tag, bytes }: FileAnswer,
) {
  const etag = `"${tag}"`;
  reply.headers({
    etag,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'inline; filename="file"',
    'x-content-type-options': 'nosniff',
  });
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(contentType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
