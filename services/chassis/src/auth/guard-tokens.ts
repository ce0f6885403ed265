import { AppError } from '../errors/app-error.ts';
import type { Revocations } from './revocations.ts';
import type { TokenVerifier } from './tokens.ts';

/** A token counts only as long as its session. @throws AppError unauthenticated `session-ended` */
export function guardTokens(verifyToken: TokenVerifier, revocations: Revocations): TokenVerifier {
  return async (token) => {
    const caller = await verifyToken(token);
    if (revocations.isRevoked(caller)) throw new AppError('unauthenticated', 'session-ended');
    return caller;
  };
}
