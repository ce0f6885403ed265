import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { Message, MessageView, ViewMessage } from '../domain/message.ts';
import { requireSender } from '../domain/message-rights.ts';
import { readMessageText } from '../domain/message-text.ts';
import { messageUpdatedEvent } from '../events/message-updated.event.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';

export interface EditMessageInput {
  callerId: string;
  messageId: string;
  text: string | undefined;
}

/** The sender says it in other words; for both, as long as the two are connected. */
export function createEditMessage(
  messages: MessagesStore,
  conversations: Pick<ConversationsStore, 'get'>,
  live: LiveAnnouncer,
  view: ViewMessage,
  clock: Clock,
) {
  const changeText = (messageId: string, text: string) => {
    let isChanged = false;
    const decide = (current: Message) => {
      if (current.isDeleted) throw new AppError('conflict', 'message-deleted');
      isChanged = current.message !== text;
      if (!isChanged) return undefined;
      const editedAt = Math.max(clock.now(), current.createdAt);
      return { set: { message: text, editedAt }, events: [messageUpdatedEvent(current, editedAt)] };
    };
    return messages.update(messageId, decide).then((message) => ({ message, isChanged }));
  };

  const tell = async (message: Message): Promise<void> => {
    const shown = view(message);
    live.messageEdited(shown);
    const last = await messages.lastReadable(message.conversationId);
    if (last?._id === message._id) live.lastMessageChanged(shown);
  };

  /**
   * The same words again change nothing.
   * @throws AppError not-found; forbidden `not-your-message` or `not-connected`; invalid; conflict `message-deleted`
   */
  return async ({ callerId, messageId, text }: EditMessageInput): Promise<MessageView> => {
    const found = requireSender(await messages.get(messageId), callerId);
    const words = readMessageText(text, found.file !== null && text !== undefined);
    const conversation = await conversations.get(found.conversationId);
    if (!conversation?.isOpen) throw new AppError('forbidden', 'not-connected');
    const { message, isChanged } = await changeText(messageId, words);
    if (isChanged) await tell(message);
    return view(message);
  };
}
export type EditMessage = ReturnType<typeof createEditMessage>;
