import type { ContactCard, Message } from '../../lib/api-types.ts';

/** The server counts no further. */
const mostUnread = 100;

const find = (contacts: ContactCard[], id: string) => contacts.find((contact) => contact._id === id);

const byLatest = (a: ContactCard, b: ContactCard) =>
  (b.lastMessage?.createdAt ?? '').localeCompare(a.lastMessage?.createdAt ?? '');

/** Returns false when the contact is not in the list, so that the caller fetches it. */
export function noteLastMessage(contacts: ContactCard[], contactId: string, message: Message): boolean {
  const contact = find(contacts, contactId);
  if (!contact) return false;
  const known = contact.lastMessage;
  const isNewer =
    !known ||
    (known._id === message._id ? known.version <= message.version : known.createdAt <= message.createdAt);
  if (isNewer) {
    contact.lastMessage = message;
    contacts.sort(byLatest);
  }
  return true;
}

/** An edited message shows its new words in the preview, if it is the last one. */
export function noteEditedMessage(contacts: ContactCard[], message: Message): void {
  const contact = contacts.find((known) => known.lastMessage?._id === message._id);
  if (contact?.lastMessage && contact.lastMessage.version <= message.version) contact.lastMessage = message;
}

export function isLastMessage(contacts: ContactCard[], messageId: string): boolean {
  return contacts.some((contact) => contact.lastMessage?._id === messageId);
}

export function noteOnline(contacts: ContactCard[], onlineIds: string[]): void {
  const online = new Set(onlineIds);
  for (const contact of contacts) contact.isOnline = online.has(contact._id);
}

export function noteUnread(contacts: ContactCard[], senderId: string): void {
  const contact = find(contacts, senderId);
  if (contact) contact.unreadCount = Math.min(mostUnread, contact.unreadCount + 1);
}

/** Clears one contact's unread count, or everybody's. */
export function clearUnread(contacts: ContactCard[], contactId: string | 'all'): void {
  for (const contact of contacts) {
    if (contactId === 'all' || contact._id === contactId) contact.unreadCount = 0;
  }
}

export function unreadTotal(contacts: ContactCard[]): number {
  return contacts.reduce((total, contact) => total + contact.unreadCount, 0);
}

/** The search box of the chat list: any part of the first name, upper and lower case alike. */
export function searchContacts(contacts: ContactCard[], query: string): ContactCard[] {
  const wanted = query.trim().toLocaleLowerCase();
  return contacts.filter((contact) => contact.address.firstname.toLocaleLowerCase().includes(wanted));
}
