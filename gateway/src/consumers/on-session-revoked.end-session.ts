// Ends sessions at the door: every gateway process reads all revocations, so none needs a shared store. Emits nothing.
import type { Revocations } from '@kindred/chassis/auth/revocations';
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';

export const onSessionRevokedEndSession = (revocations: Revocations) =>
  defineConsumer({
    event: events.sessionRevoked,
    effect: 'end-session',
    async handle({ data }) {
      if (data.sid !== '') revocations.revokeSession(data.sid);
      if (data.beforeGeneration > 0) revocations.revokeBefore(data.userId, data.beforeGeneration);
    },
  });
