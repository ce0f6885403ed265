// A connection ended: nobody writes any more, presence stops both ways, history stays; both are told live.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { FollowConnection } from '../usecases/follow-connection.ts';

export const onConnectionRemoved = (follow: FollowConnection, live: LiveAnnouncer) =>
  defineConsumer({
    event: events.connectionRemoved,
    effect: 'close-conversation',
    async handle({ data, version, occurredAt }) {
      const isNew = await follow({
        pairId: data.pairId,
        first: data.removerId,
        second: data.otherId,
        stateOfFirst: 'none',
        stateOfSecond: 'none',
        version,
        at: occurredAt,
      });
      if (isNew) live.contactsChanged([data.removerId, data.otherId]);
    },
  });
