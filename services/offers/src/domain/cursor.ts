import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';

const MAX_CURSOR = 400;

/** Ties a place to its question: a cursor of another list, or a changed one, does not fit. */
const checksum = (question: unknown, after: string): string =>
  createHash('sha256')
    .update(JSON.stringify([question, after]))
    .digest('base64url')
    .slice(0, 16);

/** `question` is what was asked, as JSON; `after` is the order of the last offer looked at. */
export const writeCursor = (question: unknown, after: string): string =>
  Buffer.from(`${checksum(question, after)}${after}`).toString('base64url');

/** @throws AppError invalid `invalid-cursor` for a cursor we did not write for this question. */
export function readCursor(question: unknown, cursor: string): string {
  const text = cursor.length <= MAX_CURSOR ? Buffer.from(cursor, 'base64url').toString('utf8') : '';
  const after = text.slice(16);
  if (after === '' || text.slice(0, 16) !== checksum(question, after)) {
    throw new AppError('invalid', { code: 'invalid-cursor', field: 'cursor' });
  }
  return after;
}
