import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { type Application, applicationId } from '../domain/application.ts';
import { applicationsSpec } from './applications.indexes.ts';

export type ApplicationDocument = Application & AggregateDocument;

export function createApplicationsStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<ApplicationDocument>(applicationsSpec.name);
  const { insert } = createAggregates(collection, clock, wake);
  const newestOf = (offerId: string, limit: number) =>
    collection.find({ offerId }, { sort: { sequence: -1 }, limit });
  return {
    insert,
    find: (offerId: string, applicantId: string): Promise<ApplicationDocument | undefined> =>
      collection.findOne({ _id: applicationId(offerId, applicantId) }),
    newestOf,
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
    /** How many have applied to an offer. */
    count: async (offerId: string): Promise<number> => (await newestOf(offerId, 1))[0]?.sequence ?? 0,
  };
}

export type ApplicationsStore = ReturnType<typeof createApplicationsStore>;
