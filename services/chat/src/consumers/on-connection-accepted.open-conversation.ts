// Two members are connected: they may write to each other and see each other online; both are told live.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { FollowConnection } from '../usecases/follow-connection.ts';

export const onConnectionAccepted = (follow: FollowConnection, live: LiveAnnouncer) =>
  defineConsumer({
    event: events.connectionAccepted,
    effect: 'open-conversation',
    async handle({ data, version, occurredAt }) {
      const isNew = await follow({
        pairId: data.pairId,
        first: data.requesterId,
        second: data.receiverId,
        stateOfFirst: 'connected',
        stateOfSecond: 'connected',
        version,
        at: occurredAt,
      });
      if (isNew) live.contactsChanged([data.requesterId, data.receiverId]);
    },
  });
