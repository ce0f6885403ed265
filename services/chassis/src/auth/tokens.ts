import { createPublicKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyList } from '../config/keys.ts';
import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../ports/effects.ts';
import type { Caller } from './caller.ts';

export interface TokenIdentity {
  issuer: string;
  audience: string;
}

export interface TokenClaims {
  userId: string;
  role: string;
  sid: string;
  jti: string;
  lifetimeMs: number;
}

const ALGORITHM = 'EdDSA';
const SKEW_SECONDS = 30;
const MAX_TOKEN_LENGTH = 2_000;
const CACHE_SIZE = 2_000;

/** Signs session tokens: EdDSA JWT with iss, aud, sub, role, sid, jti, iat, exp. */
export function createTokenSigner(privateKey: KeyObject, identity: TokenIdentity, clock: Clock) {
  return (claims: TokenClaims): Promise<string> => {
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT({ role: claims.role, sid: claims.sid })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(identity.issuer)
      .setAudience(identity.audience)
      .setSubject(claims.userId)
      .setJti(claims.jti)
      .setIssuedAt(now)
      .setExpirationTime(now + Math.floor(claims.lifetimeMs / 1000))
      .sign(privateKey);
  };
}
export type TokenSigner = ReturnType<typeof createTokenSigner>;

/** Answers the caller of a token. @throws AppError unauthenticated `token-invalid` or `token-expired` */
export type TokenVerifier = (token: string) => Promise<Caller>;

/**
 * Only EdDSA with one of the given keys is accepted, whatever the token's header says. Good tokens are remembered.
 * Several keys: during a rotation tokens of the former key stay good until they expire.
 */
export function createTokenVerifier(
  keys: KeyObject | KeyList,
  identity: TokenIdentity,
  clock: Clock,
): TokenVerifier {
  const publicKeys = [keys].flat().map((key) => (key.type === 'private' ? createPublicKey(key) : key));
  const known = new Map<string, Caller>();

  const verifyWith = (token: string, publicKey: KeyObject) =>
    jwtVerify(token, publicKey, {
      ...identity,
      algorithms: [ALGORITHM],
      clockTolerance: SKEW_SECONDS,
      currentDate: new Date(clock.now()),
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
    });

  /** The first key whose signature it is; what is wrong besides the signature is wrong under any key. */
  const verifyWithAny = async (token: string) => {
    let refusal: unknown;
    for (const publicKey of publicKeys) {
      try {
        return await verifyWith(token, publicKey);
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  };

  const verify = async (token: string): Promise<Caller> => {
    const { payload } = await verifyWithAny(token);
    const { sub, role, sid, exp } = payload;
    // The library checks that it is there, not what it is.
    if (
      typeof sub !== 'string' ||
      sub === '' ||
      typeof role !== 'string' ||
      typeof sid !== 'string' ||
      exp === undefined
    ) {
      throw new AppError('unauthenticated', 'token-invalid');
    }
    return { userId: sub, role, sid, expiresAt: exp * 1000 };
  };

  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) throw new AppError('unauthenticated', 'token-invalid');
    const cached = known.get(token);
    if (cached && cached.expiresAt > clock.now()) return cached;
    try {
      const caller = await verify(token);
      if (known.size >= CACHE_SIZE) known.delete(known.keys().next().value ?? '');
      known.set(token, caller);
      return caller;
    } catch (error) {
      if (error instanceof AppError) throw error;
      const code = error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid';
      throw new AppError('unauthenticated', code);
    }
  };
}

/** Reads `Authorization: Bearer <jwt>`, or the bare token. */
export function readAuthorization(header: string | undefined): string | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  const [scheme, token, ...rest] = value.split(/\s+/);
  if (rest.length > 0) throw new AppError('unauthenticated', 'token-invalid');
  if (token === undefined) return scheme;
  if (scheme?.toLowerCase() !== 'bearer') throw new AppError('unauthenticated', 'token-invalid');
  return token;
}
