import { AppError } from '../errors/app-error.ts';

/** Who is calling, taken only from a verified token. */
export interface Caller {
  userId: string;
  /** Whatever roles the services know; here it is passed on. */
  role: string;
  /** Session id: `<generation>.<random>`, see auth/revocations.ts. */
  sid: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** DECISIONS "Identity": an actor field may be absent or must name the caller. @throws AppError forbidden `not-you` */
export function requireSelf(caller: Caller, claimed: string | undefined, field: string): string {
  if (claimed !== undefined && claimed !== caller.userId) {
    throw new AppError('forbidden', { code: 'not-you', field });
  }
  return caller.userId;
}
