import { useEffect } from 'react';
import { useContactsQuery } from './chat.api.ts';
import { unreadTotal } from './contacts-cache.ts';
import { countStored, notificationsKey, notificationsOf } from './notifications.ts';

/** All unread messages of the signed-in member, kept in session storage for the next page load. */
export function useUnread(selfId: string): number {
  const { data: contacts } = useContactsQuery();
  useEffect(() => {
    if (contacts === undefined) return;
    sessionStorage.setItem(notificationsKey, JSON.stringify(notificationsOf(contacts, selfId)));
  }, [contacts, selfId]);
  return contacts ? unreadTotal(contacts) : countStored(sessionStorage.getItem(notificationsKey), selfId);
}
