import type { ContactCard } from '../../lib/api-types.ts';

export type Notification = { senderId: string; receiverId: string };

/** What is kept for the next page load. The server is the truth; this only bridges the first moment. */
export function notificationsOf(contacts: ContactCard[], selfId: string): Notification[] {
  return contacts.flatMap(({ _id, unreadCount }) =>
    Array.from({ length: unreadCount }, () => ({ senderId: _id, receiverId: selfId })),
  );
}

/** How many cached notifications are for this member; anything unreadable counts as none. */
export function countStored(stored: string | null, selfId: string): number {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((item) => item?.receiverId === selfId).length : 0;
  } catch {
    return 0;
  }
}
