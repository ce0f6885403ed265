import type { Message } from '../domain/message.ts';
import type { MessagesStore } from '../store/messages.store.ts';

const PAGE = 100;

/** Marks what others wrote to a member as read, page by page, each message its own write. Answers how many. */
export function createClearNotifications(messages: MessagesStore) {
  const markRead = async ({ _id }: Message): Promise<boolean> => {
    let isChanged = false;
    await messages.update(_id, (current) => {
      isChanged = current.isUnread;
      return isChanged ? { set: { isUnread: false }, events: [] } : undefined;
    });
    return isChanged;
  };

  /** `contactId` equal to the reader means: of every thread. */
  return async (readerId: string, contactId: string): Promise<number> => {
    const senderId = contactId === readerId ? undefined : contactId;
    let cleared = 0;
    for (;;) {
      const page = await messages.unreadPage(readerId, senderId, PAGE);
      const marked = await Promise.all(page.map(markRead));
      cleared += marked.filter(Boolean).length;
      if (page.length < PAGE) return cleared;
    }
  };
}
export type ClearNotifications = ReturnType<typeof createClearNotifications>;
