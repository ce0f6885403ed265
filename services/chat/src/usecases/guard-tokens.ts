import type { Revocations } from '@kindred/chassis/auth/revocations';
import type { TokenVerifier } from '@kindred/chassis/auth/tokens';
import { AppError } from '@kindred/chassis/errors/app-error';

/** A token counts only as long as its session. @throws AppError unauthenticated `session-ended` */
export function guardTokens(verifyToken: TokenVerifier, revocations: Revocations): TokenVerifier {
  return async (token) => {
    const caller = await verifyToken(token);
    if (revocations.isRevoked(caller)) throw new AppError('unauthenticated', 'session-ended');
    return caller;
  };
}
