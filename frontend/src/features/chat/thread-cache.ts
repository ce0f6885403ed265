import type { Message } from '../../lib/api-types.ts';

/** Pages of one conversation, newest page first, each page in the order it was written. */
export type ThreadPages = Message[][];

function locate(pages: ThreadPages, id: string): { page: Message[]; index: number } | undefined {
  for (const page of pages) {
    const index = page.findIndex((message) => message._id === id);
    if (index >= 0) return { page, index };
  }
  return undefined;
}

/** Adds a message to the newest page; one already there is replaced only by its own later version. */
export function addMessage(pages: ThreadPages, message: Message): void {
  if (locate(pages, message._id)) {
    replaceMessage(pages, message);
    return;
  }
  const newest = pages[0];
  if (!newest) {
    pages.push([message]);
    return;
  }
  const later = newest.findIndex((known) => known.createdAt > message.createdAt);
  newest.splice(later < 0 ? newest.length : later, 0, message);
}

export function replaceMessage(pages: ThreadPages, message: Message): void {
  const found = locate(pages, message._id);
  const known = found?.page[found.index];
  if (found && known && known.version <= message.version) found.page[found.index] = message;
}

export function removeMessage(pages: ThreadPages, gone: { _id: string; version: number }): void {
  const found = locate(pages, gone._id);
  const known = found?.page[found.index];
  if (found && known && known.version <= gone.version) found.page.splice(found.index, 1);
}

/** All loaded messages, oldest first. A message that slid over a page border is listed once. */
export function messagesOf(pages: ThreadPages): Message[] {
  const byId = new Map<string, Message>();
  for (const page of pages.toReversed()) {
    for (const message of page) byId.set(message._id, message);
  }
  return [...byId.values()];
}

export const isWith = (contactId: string, message: Pick<Message, 'senderId' | 'receiverId'>) =>
  message.senderId === contactId || message.receiverId === contactId;
