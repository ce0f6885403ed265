// An account is deleted: everything kept of the member is erased. Emits user.erased when done.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import type { Tasks } from '@kindred/chassis/tasks/tasks';
import { events } from '@kindred/proto/catalog';

export const onUserDeleted = (erasures: Pick<Tasks, 'ask'>) =>
  defineConsumer({
    event: events.userDeleted,
    effect: 'erase-member',
    handle: ({ data, version }) => erasures.ask(data.userId, version),
  });
