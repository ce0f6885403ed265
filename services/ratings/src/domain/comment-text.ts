import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank } from '@kindred/chassis/http/text';
import type { Verdict } from './rating.ts';

export const MAX_COMMENT_LENGTH = 2_000;

/** The text as it is stored. @throws AppError invalid `comment-required` or `too-long` */
export function readComment(text: string): string {
  const comment = text.trim();
  if (isBlank(comment)) throw new AppError('invalid', { code: 'comment-required', field: 'comment' });
  // Counted in characters, as the schemas of all routes count.
  if ([...comment].length > MAX_COMMENT_LENGTH) {
    throw new AppError('invalid', {
      code: 'too-long',
      field: 'comment',
      params: { limit: MAX_COMMENT_LENGTH },
    });
  }
  return comment;
}

export const bodyHashOf = (ratedUserId: string, { stars, comment }: Verdict): string =>
  createHash('sha256').update(`${ratedUserId}\n${stars}\n${comment}`).digest('base64url');
