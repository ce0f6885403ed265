import { type Conversation, MAX_UNREAD, orderOfMessage, otherOf } from '../domain/conversation.ts';
import type { PresenceReader } from '../domain/live-announcer.ts';
import { type Card, type MemberCard, memberCardOf } from '../domain/member-card.ts';
import type { Message, MessageView, ViewMessage } from '../domain/message.ts';
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

/** Ids grow with time: they decide within one millisecond. */
const placeOf = (last: Message | undefined): string => (last ? orderOfMessage(last.createdAt, last._id) : '');

function latestFirst(a: { last: Message | undefined }, b: { last: Message | undefined }): number {
  const [placeOfA, placeOfB] = [placeOf(a.last), placeOf(b.last)];
  if (placeOfA === placeOfB) return 0;
  return placeOfA < placeOfB ? 1 : -1;
}

/** Everybody a member talks with or may talk with, latest message first; four reads, however many they are. */
export function createListContacts(
  conversations: Pick<ConversationsStore, 'listReadable'>,
  messages: Pick<MessagesStore, 'getMany' | 'lastReadable' | 'countUnread'>,
  cards: Pick<CardsStore, 'getMany'>,
  presence: PresenceReader,
  view: ViewMessage,
) {
  /** Deleted a moment ago, before the conversation knows: the one before it is looked up. */
  const lastOf = async ({ _id, lastMessageId = '' }: Conversation, known: Map<string, Message>) => {
    const last = known.get(lastMessageId);
    return last?.isDeleted ? messages.lastReadable(_id) : last;
  };

  const readContact = async (
    readerId: string,
    conversation: Conversation,
    known: { messages: Map<string, Message>; cards: Map<string, Card> },
  ) => {
    const contactId = otherOf(conversation.members, readerId);
    const [last, unreadCount, isOnline] = await Promise.all([
      lastOf(conversation, known.messages),
      conversation.unread?.[readerId] ?? messages.countUnread(readerId, contactId, MAX_UNREAD),
      conversation.isOpen ? presence.isOnline(contactId) : false,
    ]);
    const contact: ContactCard = {
      ...memberCardOf(contactId, known.cards.get(contactId)),
      lastMessage: last ? view(last) : null,
      unreadCount,
      isOnline,
      canWrite: conversation.isOpen,
    };
    return { contact, last };
  };

  return async (readerId: string): Promise<ContactCard[]> => {
    const listed = await conversations.listReadable(readerId, MAX_CONTACTS);
    const known = {
      cards: await cards.getMany(listed.map(({ members }) => otherOf(members, readerId))),
      messages: await messages.getMany(listed.flatMap(({ lastMessageId }) => lastMessageId ?? [])),
    };
    const read = await Promise.all(listed.map((conversation) => readContact(readerId, conversation, known)));
    // The stored order may be a message behind where two came at once.
    return read.sort(latestFirst).map(({ contact }) => contact);
  };
}
export type ListContacts = ReturnType<typeof createListContacts>;
