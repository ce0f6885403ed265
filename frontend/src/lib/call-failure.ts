import { type ApiError, errorMessages, retryAfterSeconds } from './errors.ts';
import { endSession } from './session-ended.ts';
import { readToken } from './session-token.ts';

type Refusal = {
  status: number;
  body: unknown;
  /** The header, as it came. */
  retryAfter: string | null | undefined;
  /** With which the call was made. */
  sentToken: string | null;
};

export const offline: ApiError = { status: 'offline', messages: [] };

/** What the app sees of a refused call; a session that is over is ended here too. */
export function failureOf({ status, body, retryAfter, sentToken }: Refusal): ApiError {
  const messages = errorMessages(body);
  const isWrongPassword = messages.some((entry) => entry.code === 'invalid-credentials');
  // A late 401 of an older session must not end the one that replaced it.
  const isOver = status === 401 && !isWrongPassword && sentToken !== null;
  if (isOver && readToken() === sentToken) endSession();
  const wait = retryAfterSeconds(retryAfter);
  return wait === undefined ? { status, messages } : { status, messages, retryAfterSeconds: wait };
}
