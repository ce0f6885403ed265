import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Message } from '../domain/message.ts';

export const messageUpdatedEvent = (message: Message, editedAt: number): EventDraft =>
  draftEvent(events.messageUpdated, message.conversationId, {
    messageId: message._id,
    conversationId: message.conversationId,
    senderId: message.senderId,
    receiverId: message.receiverId,
    sequence: message.sequence,
    editedAt: BigInt(editedAt),
  });
