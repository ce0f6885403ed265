import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { isKnownTag } from './answer-tag.ts';

const YEAR_SECONDS = 31_536_000;

/** Bytes that never change under their address: whoever got them may keep them, nothing in them may run. */
export interface FileAnswer {
  /** Names these bytes and no others; letters, digits, dots and dashes. */
  tag: string;
  bytes: Uint8Array;
  /** Only the one who asks may keep them, and for so long; everybody and for ever when absent. */
  privateSeconds?: number;
  /** Of answers of several kinds: what this one is. */
  contentType?: string;
  /** Name under which it is saved instead of shown; letters, digits, dots and dashes. */
  downloadName?: string;
}

/** Response schema of a route that answers a file of this type, or of types such as `image/*`, instead of JSON. */
export const fileOf = (contentType: string) =>
  Type.Unsafe<FileAnswer>({ contentMediaType: contentType, description: 'The file' });

export const fileTypeOf = (response: TSchema): string | undefined =>
  'contentMediaType' in response ? String(response.contentMediaType) : undefined;

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  typeOfRoute: string,
  { tag, bytes, privateSeconds, contentType = typeOfRoute, downloadName }: FileAnswer,
) {
  const etag = `"${tag}"`;
  const isForEverybody = privateSeconds === undefined;
  reply.headers({
    etag,
    'cache-control': isForEverybody
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `private, max-age=${privateSeconds}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': downloadName
      ? `attachment; filename="${downloadName}"`
      : 'inline; filename="file"',
    'x-content-type-options': 'nosniff',
  });
  if (isKnownTag(request, etag)) return reply.code(304).send();
  return reply.type(contentType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
