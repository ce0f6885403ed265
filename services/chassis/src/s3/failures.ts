import { S3Error } from 'minio';
import { unavailable } from '../errors/app-error.ts';

const RETRY_AFTER_SECONDS = 5;
/** The connection broke under a request, as a kept one does under the first request after a restart. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);
/** The server's words for "not now", beyond those it says with a status of 500 to 504. */
const NOT_NOW = new Set(['SlowDown', 'XMinioStorageFull', 'XMinioServerNotInitialized', 'RequestTimeout']);

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isBrokenConnection = (error: unknown): boolean => BROKEN.has(codeOf(error));

/** What a caller gets: unavailable for a store out of reach, else the error itself. */
export function failureOf(error: unknown): unknown {
  const isAnswer = error instanceof S3Error && !NOT_NOW.has(codeOf(error));
  if (isAnswer || error instanceof TypeError) return error;
  return unavailable(RETRY_AFTER_SECONDS, error);
}
