import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { Message, MessageView, ViewMessage } from '../domain/message.ts';
import { requireSender } from '../domain/message-rights.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { EmptyMessage } from './empty-message.ts';
import type { RefreshThread } from './refresh-thread.ts';

/** The sender takes a message back, text and file, for both; also after the two have parted. */
export function createDeleteMessage(
  messages: MessagesStore,
  empty: EmptyMessage,
  refreshAtOnce: RefreshThread,
  live: LiveAnnouncer,
  view: ViewMessage,
) {
  /** Lists of contacts are right before anybody hears that they should look. */
  const tell = async (message: Message): Promise<void> => {
    await refreshAtOnce(message.conversationId);
    live.messageDeleted(view(message));
    const last = await messages.lastReadable(message.conversationId);
    if (last && last.sequence < message.sequence) live.lastMessageChanged(view(last));
  };

  /** Once more changes nothing. @throws AppError not-found; forbidden `not-your-message` */
  return async (callerId: string, messageId: string): Promise<MessageView> => {
    const found = requireSender(await messages.get(messageId), callerId);
    return view(await empty(found, tell));
  };
}
export type DeleteMessage = ReturnType<typeof createDeleteMessage>;
