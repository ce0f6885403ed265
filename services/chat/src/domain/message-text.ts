import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank } from '@kindred/chassis/http/text';

export const MAX_MESSAGE_LENGTH = 5_000;

/** The text as it is stored; beside a file it may be empty. @throws AppError invalid `message-required` or `too-long` */
export function readMessageText(text: string | undefined, hasFile = false): string {
  const trimmed = (text ?? '').trim();
  if (isBlank(trimmed) && hasFile) return '';
  if (isBlank(trimmed)) throw new AppError('invalid', { code: 'message-required', field: 'message' });
  // Counted in characters, as the schemas of all routes count.
  if ([...trimmed].length > MAX_MESSAGE_LENGTH) {
    const params = { limit: MAX_MESSAGE_LENGTH };
    throw new AppError('invalid', { code: 'too-long', field: 'message', params });
  }
  return trimmed;
}

const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** Tells a retry from another message. */
export const bodyHashOf = (receiverId: string, text: string, file?: Uint8Array): string =>
  digest(`${receiverId}\n${text}${file ? `\n${digest(file)}` : ''}`);
