import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { type Application, applicationId } from '../domain/application.ts';
import { applicationsSpec } from './applications.indexes.ts';

export type ApplicationDocument = Application & AggregateDocument;

/** More than anybody gets. */
const MAX_WITHDRAWN = 1_000_000;

export function createApplicationsStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<ApplicationDocument>(applicationsSpec.name);
  const { insert, update } = createAggregates(collection, clock, wake);
  return {
    insert,
    update,
    find: (offerId: string, applicantId: string): Promise<ApplicationDocument | undefined> =>
      collection.findOne({ _id: applicationId(offerId, applicantId) }),
    /** Those that count, newest first. */
    newestOf: (offerId: string, limit: number): Promise<ApplicationDocument[]> =>
      collection.find({ offerId, withdrawnAt: null }, { sort: { sequence: -1 }, limit }),
    /** Of one member to any of these offers. */
    async findOwn(offerIds: readonly string[], applicantId: string): Promise<ApplicationDocument[]> {
      if (offerIds.length === 0) return [];
      const ids = offerIds.map((offerId) => applicationId(offerId, applicantId));
      return collection.find({ _id: { $in: ids } }, { limit: ids.length });
    },
    /** Of one member, newest first. */
    page: (applicantId: string, after: string | undefined, limit: number): Promise<ApplicationDocument[]> =>
      collection.find(
        { applicantId, ...(after === undefined ? {} : { order: { $gt: after } }) },
        { sort: { order: 1 }, limit },
      ),
    /** How many have applied to an offer, whether they still count or not. */
    count: async (offerId: string): Promise<number> =>
      (await collection.findOne({ offerId }, { sort: { sequence: -1 } }))?.sequence ?? 0,
    /** How many of them count no longer. */
    countWithdrawn: (offerId: string): Promise<number> =>
      collection.countUpTo({ offerId, withdrawnAt: { $gt: 0 } }, MAX_WITHDRAWN),
  };
}

export type ApplicationsStore = ReturnType<typeof createApplicationsStore>;
