import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import { createOrUpdate } from '@kindred/chassis/outbox/create-or-update';
import type { Documents, Filter } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { HubSort } from '../domain/hub-query.ts';
import type { Member } from '../domain/member.ts';
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

const filterOf = ({ key, sort, after }: HubPage): Filter => ({
  searchKeys: key,
  ...(after === undefined ? {} : { [`order.${sort}`]: { $gt: after } }),
});

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

    findByKey: (page: HubPage): Promise<MemberDocument[]> =>
      collection.find(filterOf(page), { sort: { [`order.${page.sort}`]: 1 }, limit: page.limit }),

    /** How many follow, counted up to `limit`. */
    countByKey: (page: HubPage): Promise<number> => collection.countUpTo(filterOf(page), page.limit),
  };
}

export type MembersStore = ReturnType<typeof createMembersStore>;
