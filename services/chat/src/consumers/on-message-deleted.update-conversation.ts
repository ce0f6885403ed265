// Chat's own message was taken back: contact lists show the one before it, and count it no longer.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { RefreshThread } from '../usecases/refresh-thread.ts';

export const onMessageDeleted = (refreshThread: RefreshThread) =>
  defineConsumer({
    event: events.messageDeleted,
    effect: 'update-conversation',
    handle: ({ data }) => refreshThread(data.conversationId),
  });
