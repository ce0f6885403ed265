import { AppError } from '@kindred/chassis/errors/app-error';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { MessageView, ViewMessage } from '../domain/message.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';

export interface ListMessagesInput {
  readerId: string;
  contactId: string;
  limit: number;
  /** Id of a message of this conversation; the page ends before it. */
  before: string | undefined;
}

/** One page of a conversation, oldest first. What was said stays readable after the connection ended. */
export function createListMessages(
  messages: Pick<MessagesStore, 'get' | 'pageBackwards'>,
  conversations: Pick<ConversationsStore, 'get'>,
  view: ViewMessage,
) {
  const sequenceOf = async (messageId: string, conversationId: string): Promise<number> => {
    const message = await messages.get(messageId);
    if (message?.conversationId !== conversationId) throw new AppError('not-found', 'not-found');
    return message.sequence;
  };

  /** @throws AppError not-found where there is no contact, no history, or no such `before` */
  return async ({ readerId, contactId, limit, before }: ListMessagesInput): Promise<MessageView[]> => {
    const conversationId = pairIdOf(readerId, contactId);
    const conversation = await conversations.get(conversationId);
    if (!conversation) throw new AppError('not-found', 'not-found');
    const end = before === undefined ? undefined : await sequenceOf(before, conversationId);
    const page = await messages.pageBackwards(conversationId, end, limit);
    const isReadable = conversation.isOpen || end !== undefined || page.length > 0;
    if (!isReadable) throw new AppError('not-found', 'not-found');
    return page.reverse().map(view);
  };
}
export type ListMessages = ReturnType<typeof createListMessages>;
