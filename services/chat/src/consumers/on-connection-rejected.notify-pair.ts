// A request was refused by its receiver: both are told live that nothing is between them.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { FollowConnection } from '../usecases/follow-connection.ts';

export const onConnectionRejected = (follow: FollowConnection) =>
  defineConsumer({
    event: events.connectionRejected,
    effect: 'notify-pair',
    async handle({ data, version, occurredAt }) {
      await follow({
        pairId: data.pairId,
        first: data.requesterId,
        second: data.receiverId,
        stateOfFirst: 'none',
        stateOfSecond: 'none',
        version,
        at: occurredAt,
      });
    },
  });
