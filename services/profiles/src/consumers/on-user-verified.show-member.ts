// The address of a member is confirmed: the hub and everybody's cards show them. Emits profile.updated.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { ShowMember } from '../usecases/show-member.ts';

export const onUserVerified = (showMember: ShowMember) =>
  defineConsumer({
    event: events.userVerified,
    effect: 'show-member',
    async handle({ data, version }) {
      await showMember(data.userId, version);
    },
  });
