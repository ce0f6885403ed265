import { type AggregateDocument, createAggregates } from '@kindred/chassis/outbox/aggregates';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Offer } from '../domain/offer.ts';
import { offersSpec } from './offers.indexes.ts';

export type OfferDocument = Offer & AggregateDocument;

/** Offers under one search key, newest first. */
export interface OfferPage {
  key: string;
  /** Order of the last offer already seen. */
  after: string | undefined;
  limit: number;
}

export function createOffersStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<OfferDocument>(offersSpec.name);
  return {
    ...createAggregates(collection, clock, wake),

    /** At most one per id; ids nobody has are left out. */
    findByIds: async (ids: readonly string[]): Promise<OfferDocument[]> =>
      ids.length === 0 ? [] : collection.find({ _id: { $in: ids } }, { limit: ids.length }),

    findByKey: ({ key, after, limit }: OfferPage): Promise<OfferDocument[]> =>
      collection.find(
        { searchKeys: key, ...(after === undefined ? {} : { order: { $gt: after } }) },
        { sort: { order: 1 }, limit },
      ),

    /** Of one member, also those taken back, newest first. */
    ofCreator: (createdBy: string, after: string | undefined, limit: number): Promise<OfferDocument[]> =>
      collection.find(
        { createdBy, ...(after === undefined ? {} : { order: { $gt: after } }) },
        { sort: { order: 1 }, limit },
      ),

    byClientKey: (clientKey: string): Promise<OfferDocument | undefined> => collection.findOne({ clientKey }),

    /** Nobody applies again who is gone, so it only grows. */
    async recordWithdrawn(offerId: string, count: number): Promise<void> {
      await collection.updateOne({ _id: offerId }, { $max: { withdrawnCount: count } });
    },

    /** Never goes back: a count that was already passed changes nothing. */
    async recordApplicants(offerId: string, count: number): Promise<void> {
      await collection.updateOne(
        { _id: offerId, applicantsCount: { $lt: count } },
        { $set: { applicantsCount: count } },
      );
    },
  };
}

export type OffersStore = ReturnType<typeof createOffersStore>;
