import type { Documents } from '@kindred/chassis/ports/documents';
import { uploadsSpec } from './uploads.indexes.ts';

/** Noted before an image comes or goes: which ones to look after once the call is over. */
export interface Upload {
  _id: string;
  offerId: string;
  /** Whichever the offer does not show when the time comes may go. */
  names: string[];
  checkAt: number;
}

export function createUploadsStore(documents: Documents) {
  const collection = documents.collection<Upload>(uploadsSpec.name);
  return {
    /** Noting the same again only moves the time. */
    async note({ _id, ...fields }: Upload): Promise<void> {
      await collection.updateOne({ _id }, { $set: fields }, { upsert: true });
    },
    findDue: (now: number, limit: number): Promise<Upload[]> =>
      collection.find({ checkAt: { $lte: now } }, { sort: { checkAt: 1 }, limit }),
    /** The latest notes of an offer. */
    ofOffer: (offerId: string, limit: number): Promise<Upload[]> =>
      collection.find({ offerId }, { sort: { checkAt: -1 }, limit }),
    async forget(id: string): Promise<void> {
      await collection.deleteOne({ _id: id });
    },
  };
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;
