// Sessions of a member ended: this process refuses their tokens and closes their sockets, emits sessionEnded.
import type { Revocations } from '@kindred/chassis/auth/revocations';
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';

export const onSessionRevoked = (revocations: Revocations, live: LiveAnnouncer) =>
  defineConsumer({
    event: events.sessionRevoked,
    effect: 'end-session',
    async handle({ data }) {
      if (data.sid !== '') revocations.revokeSession(data.sid);
      if (data.beforeGeneration > 0) revocations.revokeBefore(data.userId, data.beforeGeneration);
      live.sessionsEnded(data.userId);
    },
  });
