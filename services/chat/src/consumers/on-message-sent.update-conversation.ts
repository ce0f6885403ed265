// Chat's own message was stored: its conversation moves to the top of both contact lists.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { ConversationsStore } from '../store/conversations.store.ts';

export const onMessageSent = (conversations: ConversationsStore) =>
  defineConsumer({
    event: events.messageSent,
    effect: 'update-conversation',
    async handle({ data }) {
      await conversations.recordMessage({
        pairId: data.conversationId,
        messageId: data.messageId,
        sequence: data.sequence,
        sentAt: Number(data.sentAt),
      });
    },
  });
