// A suspension is over: the hub and everybody's cards show the member again. Emits profile.updated.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { SuspendMember } from '../usecases/suspend-member.ts';

export const onUserReinstated = (suspendMember: SuspendMember) =>
  defineConsumer({
    event: events.userReinstated,
    effect: 'show-member',
    handle: ({ data, version }) => suspendMember(data.userId, false, version),
  });
