import type { Documents } from '@kindred/chassis/ports/documents';
import { uploadsSpec } from './uploads.indexes.ts';

/** Noted before the first object is stored: which pictures to look after once the upload is over. */
export interface Upload {
  /** Name of the new picture, or any id where one is only taken away. */
  _id: string;
  userId: string;
  /** The pictures this is about: whichever is not shown when the time comes may go. */
  names: string[];
  checkAt: number;
}

export function createUploadsStore(documents: Documents) {
  const collection = documents.collection<Upload>(uploadsSpec.name);
  return {
    note: (upload: Upload): Promise<void> => collection.insertOne(upload),
    findDue: (now: number, limit: number): Promise<Upload[]> =>
      collection.find({ checkAt: { $lte: now } }, { sort: { checkAt: 1 }, limit }),
    /** The latest notes of a member. */
    ofMember: (userId: string, limit: number): Promise<Upload[]> =>
      collection.find({ userId }, { sort: { checkAt: -1 }, limit }),
    async forget(id: string): Promise<void> {
      await collection.deleteOne({ _id: id });
    },
  };
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;
