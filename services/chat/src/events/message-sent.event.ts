import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Message } from '../domain/message.ts';

type Sent = Pick<Message, '_id' | 'conversationId' | 'senderId' | 'receiverId' | 'sequence' | 'createdAt'>;

export const messageSentEvent = (message: Sent): EventDraft =>
  draftEvent(events.messageSent, message.conversationId, {
    messageId: message._id,
    conversationId: message.conversationId,
    senderId: message.senderId,
    receiverId: message.receiverId,
    sequence: message.sequence,
    sentAt: BigInt(message.createdAt),
  });
