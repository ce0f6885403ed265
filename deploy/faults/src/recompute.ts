import { allDocuments } from '@kindred/chassis/testing/all-documents';
import { type Conversation, MAX_UNREAD } from '@kindred/chat/domain/conversation';
import type { Card } from '@kindred/chat/domain/member-card';
import type { Message } from '@kindred/chat/domain/message';
import { cardsSpec } from '@kindred/chat/store/cards.indexes';
import { conversationsSpec } from '@kindred/chat/store/conversations.indexes';
import { messagesSpec } from '@kindred/chat/store/messages.indexes';
import type { AccountDocument } from '@kindred/identity/store/accounts.store';
import { identityCollections } from '@kindred/identity/store/identity.indexes';
import { cardOf, withFields } from '@kindred/profiles/domain/member';
import { connectionsSpec } from '@kindred/profiles/store/connections.indexes';
import type { ConnectionDocument } from '@kindred/profiles/store/connections.store';
import { membersSpec } from '@kindred/profiles/store/members.indexes';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { type Stores, waitingEvents } from './stores.ts';

export interface Drift {
  compared: number;
  differences: string[];
  /** Documents whose events have not been published. */
  waiting: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function driftOfMembers(members: readonly MemberDocument[], cards: readonly Card[]): string[] {
  const cardById = new Map(cards.map((card) => [card._id, card]));
  return members.flatMap((member) => {
    const derived = withFields(member, {});
    const { userId, profileImage, ...fields } = cardOf(member);
    const { _id, sourceVersion, ...shown } = { ...cardById.get(userId), _id: userId, sourceVersion: 0 };
    const expected = { ...fields, image: profileImage };
    const keys = Object.keys(expected).sort();
    const pick = (from: object): unknown[] => keys.map((key) => (from as Record<string, unknown>)[key]);
    return [
      ...(same(derived.searchKeys, member.searchKeys) ? [] : [`search keys of ${userId}`]),
      ...(same(derived.order, member.order) ? [] : [`order of ${userId}`]),
      // Nobody has heard yet of a member who was never shown.
      ...(same(pick(shown), pick(expected)) || (!fields.isVisible && !cardById.has(userId))
        ? []
        : [`chat's card of ${userId}`]),
    ];
  });
}

function driftOfAccounts(accounts: readonly AccountDocument[], members: readonly MemberDocument[]): string[] {
  const memberById = new Map(members.map((member) => [member._id, member]));
  return accounts.flatMap(({ _id, email, isVerified, role }) => {
    const member = memberById.get(_id);
    const told = member && [member.email, member.isVerified, member.role];
    return same(told, [email, isVerified, role]) ? [] : [`profiles' member of account ${_id}`];
  });
}

function driftOfConversations(
  conversations: readonly Conversation[],
  connections: readonly ConnectionDocument[],
  messages: readonly Message[],
): string[] {
  const differences: string[] = [];
  const byId = new Map(conversations.map((conversation) => [conversation._id, conversation]));
  for (const { _id, state, version } of connections) {
    const conversation = byId.get(_id);
    if ((conversation?.isOpen ?? false) !== (state === 'connected'))
      differences.push(`right to talk of ${_id}`);
    if (conversation && conversation.connectionVersion !== version)
      differences.push(`connection version of ${_id}`);
  }
  for (const conversation of conversations) {
    const own = messages.filter(({ conversationId }) => conversationId === conversation._id);
    const sequences = own.map(({ sequence }) => sequence).sort((a, b) => a - b);
    if (
      !same(
        sequences,
        sequences.map((_, index) => index + 1),
      )
    )
      differences.push(`order of messages in ${conversation._id}`);
    const readable = own.filter(({ isDeleted }) => !isDeleted);
    const last = readable.sort((a, b) => b.sequence - a.sequence)[0];
    if (conversation.lastMessageId !== last?._id) differences.push(`last message of ${conversation._id}`);
    for (const member of conversation.members) {
      const unread = own.filter(({ isUnread, receiverId }) => isUnread && receiverId === member).length;
      if ((conversation.unread?.[member] ?? 0) !== Math.min(unread, MAX_UNREAD))
        differences.push(`unread messages in ${conversation._id}`);
    }
  }
  return differences;
}

/** Makes every projection anew from its owner's documents and compares; nothing may write meanwhile. */
export async function recompute(stores: Stores): Promise<Drift> {
  const [accountsSpec] = identityCollections;
  if (!accountsSpec) throw new Error('identity keeps no accounts');
  const accounts = await allDocuments<AccountDocument>(stores.identity, accountsSpec);
  const members = await allDocuments<MemberDocument>(stores.profiles, membersSpec);
  const connections = await allDocuments<ConnectionDocument>(stores.profiles, connectionsSpec);
  const cards = await allDocuments<Card>(stores.chat, cardsSpec);
  const conversations = await allDocuments<Conversation>(stores.chat, conversationsSpec);
  const messages = await allDocuments<Message>(stores.chat, messagesSpec);
  return {
    compared: accounts.length + members.length * 2 + connections.length + conversations.length,
    differences: [
      ...driftOfAccounts(accounts, members),
      ...driftOfMembers(members, cards),
      ...driftOfConversations(conversations, connections, messages),
    ],
    waiting: await waitingEvents(stores),
  };
}
