import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';

/** A call that was sent with an Idempotency-Key; short hashes, since every page of the hub reads the document. */
export interface AnsweredPost {
  key: string;
  body: string;
}

const MAX_REMEMBERED = 32;
const HASH_LENGTH = 22;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, HASH_LENGTH);

/** Keys of different calls have nothing to do with each other. */
export const postOf = (
  call: string,
  key: string | undefined,
  body: readonly string[],
): AnsweredPost | undefined =>
  key === undefined ? undefined : { key: hashOf(call, key), body: hashOf(...body) };

/**
 * The same call with the same key has been answered before.
 * @throws AppError unprocessable `idempotency-key-reused` when it said something else then.
 */
export function isAnswered(
  posts: readonly AnsweredPost[] | undefined,
  post: AnsweredPost | undefined,
): boolean {
  const known = post && posts?.find(({ key }) => key === post.key);
  if (known && known.body !== post.body) throw new AppError('unprocessable', 'idempotency-key-reused');
  return known !== undefined;
}

export const withAnswered = (
  posts: readonly AnsweredPost[] | undefined,
  post: AnsweredPost,
): AnsweredPost[] => [...(posts ?? []), post].slice(-MAX_REMEMBERED);
