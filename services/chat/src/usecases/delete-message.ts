import type { Clock } from '@kindred/chassis/ports/effects';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { Message, MessageView, ViewMessage } from '../domain/message.ts';
import { requireSender } from '../domain/message-rights.ts';
import { messageDeletedEvent } from '../events/message-deleted.event.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { DropAttachment } from './drop-attachment.ts';
import type { RefreshThread } from './refresh-thread.ts';

const emptyShell = {
  message: '',
  file: null,
  bodyHash: '',
  editedAt: null,
  isDeleted: true,
  isUnread: false,
};

/** The sender takes a message back, text and file, for both; also after the two have parted. */
export function createDeleteMessage(
  messages: MessagesStore,
  { announce, drop }: DropAttachment,
  refreshAtOnce: RefreshThread,
  live: LiveAnnouncer,
  view: ViewMessage,
  clock: Clock,
) {
  const empty = async (messageId: string) => {
    let isChanged = false;
    const message = await messages.update(messageId, (current) => {
      isChanged = !current.isDeleted;
      return isChanged ? { set: emptyShell, events: [messageDeletedEvent(current, clock.now())] } : undefined;
    });
    return { message, isChanged };
  };

  /** Lists of contacts are right before anybody hears that they should look. */
  const tell = async (message: Message): Promise<void> => {
    await refreshAtOnce(message.conversationId);
    live.messageDeleted(view(message));
    const last = await messages.lastReadable(message.conversationId);
    if (last && last.sequence < message.sequence) live.lastMessageChanged(view(last));
  };

  /** Once more changes nothing. @throws AppError not-found; forbidden `not-your-message` */
  return async (callerId: string, messageId: string): Promise<MessageView> => {
    const { file } = requireSender(await messages.get(messageId), callerId);
    if (file) await announce(messageId, file);
    const { message, isChanged } = await empty(messageId);
    if (isChanged) await tell(message);
    if (file) await drop(file);
    return view(message);
  };
}
export type DeleteMessage = ReturnType<typeof createDeleteMessage>;
