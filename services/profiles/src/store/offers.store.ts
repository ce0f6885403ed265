import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { DeletedOffer, Offer } from '../domain/offer.ts';
import { offersSpec } from './offers.indexes.ts';

/** What a mark keeps nothing of. */
const content = {
  createdBy: true,
  title: true,
  location: true,
  type: true,
  category: true,
  salary: true,
  skillsRequired: true,
  status: true,
  postImage: true,
  createdAt: true,
} satisfies Record<keyof Omit<Offer, keyof DeletedOffer>, true>;

/** Copies of offers; those taken back stay as marks, so that older news does not bring them back. */
export function createOffersStore(documents: Documents) {
  const offers = documents.collection<Offer | DeletedOffer>(offersSpec.name);
  return {
    /** Those of these that are not taken back. */
    async findByIds(ids: readonly string[]): Promise<Offer[]> {
      if (ids.length === 0) return [];
      const found = await offers.find({ _id: { $in: ids } }, { limit: ids.length });
      return found.filter((offer) => !offer.isDeleted);
    },
    /** Answers false when this or a newer version is known. */
    replaceIfNewer(offer: Offer | DeletedOffer): Promise<boolean> {
      const { _id, ...fields } = offer;
      const older = { _id, sourceVersion: { $lt: offer.sourceVersion } };
      const change = offer.isDeleted ? { $set: fields, $unset: content } : { $set: fields };
      return applyNewer(
        async () => (await offers.updateOne(older, change)).matched > 0,
        () => offers.insertOne(offer),
      );
    },
  };
}

export type OffersStore = ReturnType<typeof createOffersStore>;
