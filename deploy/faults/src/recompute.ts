import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';
import type { Conversation } from '@kindred/chat/domain/conversation';
import type { Card } from '@kindred/chat/domain/member-card';
import type { Message } from '@kindred/chat/domain/message';
import { cardsSpec } from '@kindred/chat/store/cards.indexes';
import { conversationsSpec } from '@kindred/chat/store/conversations.indexes';
import { messagesSpec } from '@kindred/chat/store/messages.indexes';
import { identityCollections } from '@kindred/identity/store/identity.indexes';
import { cardOf, withFields } from '@kindred/profiles/domain/member';
import { connectionsSpec } from '@kindred/profiles/store/connections.indexes';
import type { ConnectionDocument } from '@kindred/profiles/store/connections.store';
import { membersSpec } from '@kindred/profiles/store/members.indexes';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { allDocuments } from './all-documents.ts';

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
    const last = own.find(({ sequence }) => sequence === own.length);
    if (conversation.lastMessageId !== last?._id) differences.push(`last message of ${conversation._id}`);
  }
  return differences;
}

async function waitingEvents(dataFolder: string): Promise<number> {
  const owned: [string, CollectionSpec][] = [
    ['profiles', membersSpec],
    ['profiles', connectionsSpec],
    ['chat', messagesSpec],
    ...identityCollections.map((spec): [string, CollectionSpec] => ['identity', spec]),
  ];
  let waiting = 0;
  for (const [service, spec] of owned) {
    const documents = await allDocuments<AggregateDocument>(dataFolder, service, spec);
    waiting += documents.filter(({ outbox = [], claim }) => outbox.length > 0 || claim !== undefined).length;
  }
  return waiting;
}

/** Makes every projection anew from its owner's documents and compares; the process must have stopped. */
export async function recompute(dataFolder: string): Promise<Drift> {
  const members = await allDocuments<MemberDocument>(dataFolder, 'profiles', membersSpec);
  const connections = await allDocuments<ConnectionDocument>(dataFolder, 'profiles', connectionsSpec);
  const cards = await allDocuments<Card>(dataFolder, 'chat', cardsSpec);
  const conversations = await allDocuments<Conversation>(dataFolder, 'chat', conversationsSpec);
  const messages = await allDocuments<Message>(dataFolder, 'chat', messagesSpec);
  return {
    compared: members.length * 2 + connections.length + conversations.length,
    differences: [
      ...driftOfMembers(members, cards),
      ...driftOfConversations(conversations, connections, messages),
    ],
    waiting: await waitingEvents(dataFolder),
  };
}
