// A member asked another to connect: both are told live, the receiver with the card of the one who asks.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { FollowConnection } from '../usecases/follow-connection.ts';

export const onConnectionRequested = (follow: FollowConnection, live: LiveAnnouncer) =>
  defineConsumer({
    event: events.connectionRequested,
    effect: 'notify-receiver',
    async handle({ data, version, occurredAt }) {
      const cards = await follow({
        pairId: data.pairId,
        first: data.requesterId,
        second: data.receiverId,
        stateOfFirst: 'sent',
        stateOfSecond: 'pending',
        version,
        at: occurredAt,
      });
      if (cards) live.requestArrived(data.receiverId, cards.cardOfFirst);
    },
  });
