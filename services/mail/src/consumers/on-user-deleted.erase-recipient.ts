// An account is deleted: its address is forgotten, what waits for it is given up. Emits user.erased when done.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import type { Tasks } from '@kindred/chassis/tasks/tasks';
import { events } from '@kindred/proto/catalog';

export const onUserDeletedEraseRecipient = (erasures: Pick<Tasks, 'ask'>) =>
  defineConsumer({
    event: events.userDeleted,
    effect: 'erase-recipient',
    handle: ({ data, version }) => erasures.ask(data.userId, version),
  });
