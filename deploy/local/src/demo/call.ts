import type { Clock } from '@kindred/chassis/ports/effects';
import type { FastifyInstance } from 'fastify';
import type { Cluster } from '../cluster.ts';
import type { DemoMember } from './members.ts';

const DEADLINE_MS = 60_000;
const POLL_MS = 10;
const TOKEN_MS = 600_000;

export type Call = (
  app: FastifyInstance,
  member: DemoMember,
  request: { method: 'POST' | 'PUT'; url: string; body: object; key?: string },
) => Promise<void>;

/** Refusals that end by themselves: a profile, a member or a connection whose event is on its way. */
function mayStillCome({ statusCode, body }: { statusCode: number; body: string }): boolean {
  if (statusCode === 404 || statusCode === 503) return true;
  return statusCode === 403 && body.includes('"not-connected"');
}

/** Calls a service's own route as the member would; waits while its projections catch up. @throws Error with the answer of any other refusal */
export function createCaller(cluster: Pick<Cluster, 'signToken'>, clock: Clock): Call {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (member: DemoMember): Promise<string> => {
    const known = tokens.get(member.userId);
    if (known) return known;
    const claims = {
      userId: member.userId,
      role: member.role,
      sid: '1.demo',
      jti: 'demo',
      lifetimeMs: TOKEN_MS,
    };
    const token = cluster.signToken(claims);
    tokens.set(member.userId, token);
    return token;
  };
  return async (app, member, { method, url, body, key }) => {
    const headers = {
      authorization: `Bearer ${await tokenOf(member)}`,
      ...(key ? { 'idempotency-key': key } : {}),
    };
    const deadline = clock.monotonic() + DEADLINE_MS;
    for (;;) {
      const answer = await app.inject({ method, url, payload: body, headers });
      if (answer.statusCode < 300) return;
      if (!mayStillCome(answer) || clock.monotonic() > deadline)
        throw new Error(`demo: ${method} ${url} answered ${answer.statusCode} ${answer.body}`);
      await clock.sleep(POLL_MS);
    }
  };
}
