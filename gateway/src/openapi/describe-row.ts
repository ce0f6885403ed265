import type { Limit } from '@kindred/chassis/limits/limiter';
import { type RouteLimit, toldLimit } from '@kindred/chassis/limits/told-limit';
import { ipLimits, memberLimits } from '../limits.ts';
import { DEFAULT_BODY_LIMIT, type PublicRoute } from '../routes.table.ts';

/** What the door adds to the documentation of a call. */
export interface DoorRules {
  /** Every limit that counts it here, the first one first. */
  limits: RouteLimit[];
  bodyBytes: number;
  /** Whom the door lets through. */
  access: PublicRoute['access'];
  /** The same in words. */
  who: string;
}

const who: Readonly<Record<PublicRoute['access'], string>> = {
  public: 'everybody',
  optional: 'everybody; a token tells who asks',
  member: 'members',
};

/** What http/admit.ts counts, in its order. */
export function describeRow(row: PublicRoute): DoorRules {
  const perNetwork = (limit: Limit): RouteLimit => toldLimit(limit, 'network');
  const perMember = (limit: Limit): RouteLimit => toldLimit(limit, 'member');
  const byNetwork = row.perIp ? ipLimits[row.perIp] : ipLimits.anonymous;
  return {
    limits: [
      ...(row.access === 'member' && !row.perIp ? [] : [perNetwork(byNetwork)]),
      ...(row.access === 'public' ? [] : [perMember(memberLimits.member)]),
      ...(row.perMember ? [perMember(memberLimits[row.perMember])] : []),
    ],
    bodyBytes: row.bodyLimit ?? DEFAULT_BODY_LIMIT,
    access: row.access,
    who: who[row.access],
  };
}
