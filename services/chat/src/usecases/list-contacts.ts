import { type Conversation, orderOfMessage, otherOf } from '../domain/conversation.ts';
import type { PresenceReader } from '../domain/live-announcer.ts';
import { type Card, type MemberCard, memberCardOf } from '../domain/member-card.ts';
import { type Message, type MessageView, viewOfMessage } from '../domain/message.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';

export interface ContactCard extends MemberCard {
  lastMessage: MessageView | null;
  /** Counted up to 100. */
  unreadCount: number;
  isOnline: boolean;
  canWrite: boolean;
}

export const MAX_CONTACTS = 200;
const MAX_UNREAD = 100;

/** Ids grow with time: they decide within one millisecond. */
const placeOf = (last: Message | undefined): string => (last ? orderOfMessage(last.createdAt, last._id) : '');

function latestFirst(a: { last: Message | undefined }, b: { last: Message | undefined }): number {
  const [placeOfA, placeOfB] = [placeOf(a.last), placeOf(b.last)];
  if (placeOfA === placeOfB) return 0;
  return placeOfA < placeOfB ? 1 : -1;
}

/** Everybody a member talks with or may talk with, latest message first. */
export function createListContacts(
  conversations: Pick<ConversationsStore, 'listReadable'>,
  messages: Pick<MessagesStore, 'lastReadable' | 'countUnread'>,
  cards: Pick<CardsStore, 'getMany'>,
  presence: PresenceReader,
) {
  const readContact = async (readerId: string, conversation: Conversation, known: Map<string, Card>) => {
    const contactId = otherOf(conversation.members, readerId);
    const [last, unreadCount, isOnline] = await Promise.all([
      messages.lastReadable(conversation._id),
      messages.countUnread(readerId, contactId, MAX_UNREAD),
      conversation.isOpen ? presence.isOnline(contactId) : false,
    ]);
    const contact: ContactCard = {
      ...memberCardOf(contactId, known.get(contactId)),
      lastMessage: last ? viewOfMessage(last) : null,
      unreadCount,
      isOnline,
      canWrite: conversation.isOpen,
    };
    return { contact, last };
  };

  return async (readerId: string): Promise<ContactCard[]> => {
    const listed = await conversations.listReadable(readerId, MAX_CONTACTS);
    const known = await cards.getMany(listed.map(({ members }) => otherOf(members, readerId)));
    const read = await Promise.all(listed.map((conversation) => readContact(readerId, conversation, known)));
    // The stored order follows a message by an event; the messages themselves are read here and now.
    return read.sort(latestFirst).map(({ contact }) => contact);
  };
}
export type ListContacts = ReturnType<typeof createListContacts>;
