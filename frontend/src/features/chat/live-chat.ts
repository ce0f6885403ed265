import type { ContactCard, Message } from '../../lib/api-types.ts';
import { type LiveEvent, type LiveEvents, type LiveHub, live } from '../../lib/live-hub.ts';
import {
  isLastMessage,
  noteEditedMessage,
  noteLastMessage,
  noteOnline,
  noteUnread,
} from './contacts-cache.ts';
import { addMessage, isWith, removeMessage, replaceMessage, type ThreadPages } from './thread-cache.ts';

type Contacts = {
  removed: Promise<void>;
  update: (change: (contacts: ContactCard[]) => void) => unknown;
  refetch: () => unknown;
};

/** Keeps the cached contact list in step with the live channel for as long as it is cached. */
export async function followContacts(cache: Contacts, hub: LiveHub = live): Promise<void> {
  const counted = new Set<string>();
  const stops = [
    hub.on('getOnlineUsers', (ids) => cache.update((contacts) => noteOnline(contacts, ids))),
    hub.on('lastMessage', ({ contactId, message }) => {
      let isListed = true;
      cache.update((contacts) => {
        isListed = noteLastMessage(contacts, contactId, message);
      });
      if (!isListed) cache.refetch();
    }),
    hub.on('messageUpdate', (message) => cache.update((contacts) => noteEditedMessage(contacts, message))),
    hub.on('messageDeleted', ({ _id }) => {
      let wasLast = false;
      cache.update((contacts) => {
        wasLast = isLastMessage(contacts, _id);
      });
      if (wasLast) cache.refetch();
    }),
    hub.on('notification', ({ _id, senderId }) => {
      if (counted.has(_id)) return;
      counted.add(_id);
      cache.update((contacts) => noteUnread(contacts, senderId));
    }),
    hub.on('connectionChanged', () => cache.refetch()),
  ];
  await cache.removed;
  for (const stop of stops) stop();
}

type Thread = {
  removed: Promise<void>;
  update: (change: (pages: ThreadPages) => void) => unknown;
  isAwaited: (message: Message) => boolean;
};

/** Keeps one cached conversation in step with the live channel for as long as it is cached. */
export async function followThread(contactId: string, cache: Thread, hub: LiveHub = live): Promise<void> {
  const stops = [
    hub.on('newMessage', (message) => {
      if (!isWith(contactId, message) || cache.isAwaited(message)) return;
      cache.update((pages) => addMessage(pages, message));
    }),
    hub.on('messageUpdate', (message) => cache.update((pages) => replaceMessage(pages, message))),
    hub.on('messageDeleted', (gone) => cache.update((pages) => removeMessage(pages, gone))),
  ];
  await cache.removed;
  for (const stop of stops) stop();
}

/** Events told while an answer was under way may be missing in it; the function returned hands them out. */
export function collect<E extends LiveEvent>(event: E, hub: LiveHub = live): () => LiveEvents[E][] {
  const collected: LiveEvents[E][] = [];
  const stop = hub.on(event, (payload) => {
    collected.push(payload);
  });
  return () => {
    stop();
    return collected;
  };
}
