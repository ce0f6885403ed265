import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank } from '@kindred/chassis/http/text';

export const MAX_MESSAGE_LENGTH = 5_000;

/** The text as it is stored. @throws AppError invalid `message-required` or `too-long` */
export function readMessageText(text: string | undefined): string {
  const trimmed = (text ?? '').trim();
  if (isBlank(trimmed)) throw new AppError('invalid', { code: 'message-required', field: 'message' });
  // Counted in characters, as the schemas of all routes count.
  if ([...trimmed].length > MAX_MESSAGE_LENGTH) {
    const params = { limit: MAX_MESSAGE_LENGTH };
    throw new AppError('invalid', { code: 'too-long', field: 'message', params });
  }
  return trimmed;
}

export const bodyHashOf = (receiverId: string, text: string): string =>
  createHash('sha256').update(`${receiverId}\n${text}`).digest('base64url');
