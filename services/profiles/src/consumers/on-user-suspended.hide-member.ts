// A member is suspended: the hub, lists of people and everybody's cards hide them. Emits profile.updated.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { SuspendMember } from '../usecases/suspend-member.ts';

export const onUserSuspended = (suspendMember: SuspendMember) =>
  defineConsumer({
    event: events.userSuspended,
    effect: 'hide-member',
    handle: ({ data, version }) => suspendMember(data.userId, true, version),
  });
