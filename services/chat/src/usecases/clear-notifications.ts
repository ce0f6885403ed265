import { pairIdOf } from '@kindred/proto/pair-id';
import type { Message } from '../domain/message.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { RefreshThread } from './refresh-thread.ts';

const PAGE = 100;

/** Marks what others wrote to a member as read, page by page, each message its own write. Answers how many. */
export function createClearNotifications(
  messages: MessagesStore,
  conversations: Pick<ConversationsStore, 'get'>,
  refreshThread: RefreshThread,
) {
  const markRead = async ({ _id }: Message): Promise<boolean> => {
    let isChanged = false;
    await messages.update(_id, (current) => {
      isChanged = current.isUnread;
      return isChanged ? { set: { isUnread: false }, events: [] } : undefined;
    });
    return isChanged;
  };

  const clearAll = async (readerId: string, senderId: string | undefined, threads: Set<string>) => {
    let cleared = 0;
    for (;;) {
      const page = await messages.unreadPage(readerId, senderId, PAGE);
      const marked = await Promise.all(page.map(markRead));
      cleared += marked.filter(Boolean).length;
      for (const { conversationId } of page) threads.add(conversationId);
      if (page.length < PAGE) return cleared;
    }
  };

  /**
   * `contactId` equal to the reader means: of every thread. A thread that was asked for and stands is looked at in
   * any case, so that a count that was left wrong is right after the next click.
   */
  return async (readerId: string, contactId: string): Promise<number> => {
    const isForAll = contactId === readerId;
    const asked = isForAll ? undefined : await conversations.get(pairIdOf(readerId, contactId));
    const threads = new Set(asked ? [asked._id] : []);
    const cleared = await clearAll(readerId, isForAll ? undefined : contactId, threads);
    for (const thread of threads) await refreshThread(thread);
    return cleared;
  };
}
export type ClearNotifications = ReturnType<typeof createClearNotifications>;
