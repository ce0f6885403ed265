import { useEffect } from 'react';
import { sessionStore, storageKeys } from '../../lib/storage.ts';
import { useContactsQuery } from './chat.api.ts';
import { unreadTotal } from './contacts-cache.ts';
import { countStored, notificationsOf } from './notifications.ts';

/** All unread messages of the signed-in member, kept in session storage for the next page load. */
export function useUnread(selfId: string): number {
  const { data: contacts } = useContactsQuery();
  useEffect(() => {
    if (contacts === undefined) return;
    sessionStore().setItem(storageKeys.notifications, JSON.stringify(notificationsOf(contacts, selfId)));
  }, [contacts, selfId]);
  if (contacts) return unreadTotal(contacts);
  return countStored(sessionStore().getItem(storageKeys.notifications), selfId);
}
