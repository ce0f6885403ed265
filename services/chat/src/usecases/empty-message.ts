import type { Clock } from '@kindred/chassis/ports/effects';
import type { Message } from '../domain/message.ts';
import { messageDeletedEvent } from '../events/message-deleted.event.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { DropAttachment } from './drop-attachment.ts';

const emptyShell = {
  message: '',
  file: null,
  bodyHash: '',
  editedAt: null,
  isDeleted: true,
  isUnread: false,
};

/** Makes an empty shell of a message and deletes its files; `tell` runs between, unless it was one already. */
export function createEmptyMessage(
  messages: Pick<MessagesStore, 'update'>,
  { announce, drop }: DropAttachment,
  clock: Clock,
) {
  return async (
    { _id, file }: Pick<Message, '_id' | 'file'>,
    tell: (message: Message) => Promise<void> | void,
  ): Promise<Message> => {
    if (file) await announce(_id, file);
    let isChanged = false;
    const message = await messages.update(_id, (current) => {
      isChanged = !current.isDeleted;
      return isChanged ? { set: emptyShell, events: [messageDeletedEvent(current, clock.now())] } : undefined;
    });
    if (isChanged) await tell(message);
    if (file) await drop(file);
    return message;
  };
}
export type EmptyMessage = ReturnType<typeof createEmptyMessage>;
