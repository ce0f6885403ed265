import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import { createOrUpdate } from '@kindred/chassis/outbox/create-or-update';
import type { Documents, Filter } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { connectionOrder } from '../domain/connection-order.ts';
import { connectionsSpec } from './connections.indexes.ts';

/** One per unordered pair of members; it stays when the two part, so its version keeps counting. */
export interface ConnectionDocument extends AggregateDocument {
  /** Both, the lower id first. */
  members: string[];
  state: 'pending' | 'connected' | 'none';
  /** Who asked last, and who was asked. */
  requesterId: string;
  receiverId: string;
  changedAt: number;
  order: string;
}

export function createConnectionsStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<ConnectionDocument>(connectionsSpec.name);
  const aggregates = createAggregates(collection, clock, wake);
  const newestFirst = (filter: Filter, limit: number) =>
    collection.find(filter, { sort: { order: 1 }, limit });
  const blank = (pairId: string) => ({
    _id: pairId,
    members: pairId.split(':'),
    state: 'none' as const,
    requesterId: '',
    receiverId: '',
    changedAt: 0,
    order: connectionOrder(pairId, 0),
  });
  const write = createOrUpdate(aggregates);
  return {
    update: aggregates.update,
    change: (pairId: string, decide: Parameters<typeof write>[1]) => write(blank(pairId), decide),
    /** At most one document per pair; those who never had to do with each other have none. */
    findPairs: async (pairIds: readonly string[]): Promise<ConnectionDocument[]> =>
      pairIds.length === 0 ? [] : collection.find({ _id: { $in: pairIds } }, { limit: pairIds.length }),
    connectedWith: (userId: string, limit: number) =>
      newestFirst({ members: userId, state: 'connected' }, limit),
    sentBy: (userId: string, limit: number) => newestFirst({ requesterId: userId, state: 'pending' }, limit),
    receivedBy: (userId: string, limit: number) =>
      newestFirst({ receiverId: userId, state: 'pending' }, limit),
    /** Whatever a member has with others, in any order. */
    openOf: (userId: string, limit: number): Promise<ConnectionDocument[]> =>
      collection.find({ members: userId, state: { $in: ['pending', 'connected'] } }, { limit }),
    countSentBy: (userId: string, limit: number) =>
      collection.countUpTo({ requesterId: userId, state: 'pending' }, limit),
  };
}

export type ConnectionsStore = ReturnType<typeof createConnectionsStore>;
