import type { Clock } from '../ports/effects.ts';
import type { Caller } from './caller.ts';

/**
 * Sessions that ended before their token did. A session id is `<generation>.<random>`: raising a member's
 * generation ends all older sessions at once, without comparing clocks.
 */
export interface Revocations {
  revokeSession(sid: string): void;
  revokeBefore(userId: string, generation: number): void;
  isRevoked(caller: Caller): boolean;
}

const SWEEP_EVERY = 1_000;

export const sessionGeneration = (sid: string): number => Number.parseInt(sid, 10) || 0;

/** `lifetimeMs` is that of a token: what was revoked longer ago has expired by itself. */
export function createRevocations(clock: Clock, lifetimeMs: number): Revocations {
  const sessions = new Map<string, number>();
  const generations = new Map<string, { generation: number; at: number }>();
  let writes = 0;

  const sweep = (): void => {
    writes += 1;
    if (writes % SWEEP_EVERY !== 0) return;
    const oldest = clock.now() - lifetimeMs;
    for (const [sid, at] of sessions) if (at < oldest) sessions.delete(sid);
    for (const [userId, { at }] of generations) if (at < oldest) generations.delete(userId);
  };

  return {
    revokeSession(sid) {
      sessions.set(sid, clock.now());
      sweep();
    },
    revokeBefore(userId, generation) {
      const known = generations.get(userId)?.generation ?? 0;
      generations.set(userId, { generation: Math.max(known, generation), at: clock.now() });
      sweep();
    },
    isRevoked: (caller) =>
      sessions.has(caller.sid) ||
      sessionGeneration(caller.sid) < (generations.get(caller.userId)?.generation ?? 0),
  };
}
