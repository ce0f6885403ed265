import { announceAll } from '@kindred/chassis/outbox/announce';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { cardOf, isKnown } from '../domain/member.ts';
import { connectionChangedEvent } from '../events/connection-changed.event.ts';
import { profileUpdatedEvent } from '../events/profile-updated.event.ts';
import { connectionsSpec } from '../store/connections.indexes.ts';
import { type ConnectionDocument, createConnectionsStore } from '../store/connections.store.ts';
import { membersSpec } from '../store/members.indexes.ts';
import { createMembersStore, type MemberDocument } from '../store/members.store.ts';

const EVENT_OF = { connected: 'accepted', pending: 'requested', none: 'removed' } as const;

function stateOfPair({ _id, state, requesterId, receiverId }: ConnectionDocument) {
  if (requesterId === '' || receiverId === '') return [];
  const asked = { pairId: _id, requesterId, receiverId, actorId: requesterId, otherId: receiverId };
  return [connectionChangedEvent(EVENT_OF[state], asked)];
}

/** Tells every member's card once more: chat, offers and ratings keep copies of it. Answers how many. */
export function createAnnounceCards(documents: Documents, clock: Clock, wake: () => void) {
  const { update } = createMembersStore(documents, clock, wake);
  const members = documents.collection<MemberDocument>(membersSpec.name);
  return () =>
    announceAll(members, update, (member) => (isKnown(member) ? [profileUpdatedEvent(cardOf(member))] : []));
}

/** Tells how every two members stand to each other once more: chat keeps who may write to whom. Answers how many. */
export function createAnnounceConnections(documents: Documents, clock: Clock, wake: () => void) {
  const { update } = createConnectionsStore(documents, clock, wake);
  const connections = documents.collection<ConnectionDocument>(connectionsSpec.name);
  return () => announceAll(connections, update, stateOfPair);
}
