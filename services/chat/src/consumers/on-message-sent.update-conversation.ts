// Chat's own message was stored: its conversation moves to the top of both contact lists.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { RefreshThread } from '../usecases/refresh-thread.ts';

export const onMessageSent = (conversations: ConversationsStore, refreshThread: RefreshThread) =>
  defineConsumer({
    event: events.messageSent,
    effect: 'update-conversation',
    async handle({ data }) {
      const conversation = await conversations.get(data.conversationId);
      const isKnown = (conversation?.lastSequence ?? 0) >= data.sequence;
      if (!isKnown) await refreshThread(data.conversationId);
    },
  });
