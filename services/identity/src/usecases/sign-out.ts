import type { Caller } from '@kindred/chassis/auth/caller';
import type { Clock } from '@kindred/chassis/ports/effects';
import { sessionRevoked } from '../events/session-revoked.event.ts';
import type { SessionsStore } from '../store/sessions.store.ts';

export type SignOut = (caller: Caller) => Promise<void>;

/** Ends the caller's session; one that has ended or is forgotten stays so. */
export const createSignOut =
  (sessions: SessionsStore, clock: Clock): SignOut =>
  async ({ sid, userId }) => {
    if (!(await sessions.get(sid))) return;
    await sessions.update(sid, (session) =>
      session.revokedAt === undefined
        ? { set: { revokedAt: clock.now() }, events: [sessionRevoked(userId, sid)] }
        : undefined,
    );
  };
