import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { HubSort } from '../domain/hub-query.ts';
import type { Member } from '../domain/member.ts';
import { createOrUpdate } from './create-or-update.ts';
import { membersSpec } from './members.indexes.ts';

export type MemberDocument = Member & AggregateDocument;

/** Members under one search key, in the order of one sort. */
export interface HubPage {
  key: string;
  sort: HubSort;
  /** Order value of the last member already seen. */
  after: string | undefined;
  limit: number;
}

export function createMembersStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<MemberDocument>(membersSpec.name);
  const aggregates = createAggregates(collection, clock, wake);
  return {
    get: aggregates.get,
    update: aggregates.update,
    createOrUpdate: createOrUpdate(aggregates),

    /** At most one document per id; ids nobody has are left out. */
    findByIds: async (ids: readonly string[]): Promise<MemberDocument[]> =>
      ids.length === 0 ? [] : collection.find({ _id: { $in: ids } }, { limit: ids.length }),

    findByKey({ key, sort, after, limit }: HubPage): Promise<MemberDocument[]> {
      const path = `order.${sort}`;
      const filter = { searchKeys: key, ...(after === undefined ? {} : { [path]: { $gt: after } }) };
      return collection.find(filter, { sort: { [path]: 1 }, limit });
    },

    countByKey: (key: string, limit: number): Promise<number> =>
      collection.countUpTo({ searchKeys: key }, limit),
  };
}

export type MembersStore = ReturnType<typeof createMembersStore>;
