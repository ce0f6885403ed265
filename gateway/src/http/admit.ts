import type { Caller } from '@kindred/chassis/auth/caller';
import { readAuthorization, type TokenVerifier } from '@kindred/chassis/auth/tokens';
import { AppError } from '@kindred/chassis/errors/app-error';
import { limitKeyOf } from '@kindred/chassis/limits/client-address';
import {
  type Allowance,
  LimitExceeded,
  type Limiter,
  rateLimitHeaders,
} from '@kindred/chassis/limits/limiter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ipLimits, memberLimits } from '../limits.ts';
import { DEFAULT_BODY_LIMIT, type PublicRoute } from '../routes.table.ts';
import { declaredLength, hasForeignBody, isForm } from './prepare-request.ts';

/** A wide limit beside a form is for the file in it. */
const limitOf = (
  { isMultipart, bodyLimit = DEFAULT_BODY_LIMIT }: PublicRoute,
  request: FastifyRequest,
): number => (isMultipart && !isForm(request) ? Math.min(bodyLimit, DEFAULT_BODY_LIMIT) : bodyLimit);

export interface Admission {
  limiter: Limiter;
  /** Knows which sessions have ended. */
  verifyToken: TokenVerifier;
}

async function identify(
  route: PublicRoute,
  header: string | undefined,
  admission: Admission,
): Promise<Caller | undefined> {
  if (route.access === 'public') return undefined;
  const token = readAuthorization(header);
  if (token === undefined) {
    if (route.access === 'member') throw new AppError('unauthenticated', 'token-missing');
    return undefined;
  }
  return admission.verifyToken(token);
}

function tell(reply: FastifyReply, allowance: Allowance): void {
  reply.headers(rateLimitHeaders(allowance));
  if (allowance.isExceeded) throw new LimitExceeded(allowance);
}

/**
 * The checks of DECISIONS "Order of checks" up to the token: size, media type, limit per address, token,
 * limit per member. A refused token counts against its address, so guessing is bounded too.
 */
export async function admit(
  route: PublicRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  admission: Admission,
): Promise<void> {
  const { limiter } = admission;
  if (declaredLength(request) > limitOf(route, request)) throw new AppError('too-large', 'too-large');
  if (hasForeignBody(request, route.isMultipart === true))
    throw new AppError('unsupported-media', 'unsupported-media');
  const network = limitKeyOf(address);
  if (route.perIp) tell(reply, await limiter.count(ipLimits[route.perIp], network));
  let caller: Caller | undefined;
  try {
    caller = await identify(route, request.headers.authorization, admission);
  } catch (error) {
    tell(reply, await limiter.count(ipLimits.anonymous, network));
    throw error;
  }
  if (!caller) {
    if (!route.perIp) tell(reply, await limiter.count(ipLimits.anonymous, network));
    return;
  }
  tell(reply, await limiter.count(memberLimits.member, caller.userId));
  if (route.perMember) tell(reply, await limiter.count(memberLimits[route.perMember], caller.userId));
}
