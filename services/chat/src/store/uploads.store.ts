import type { Documents } from '@kindred/chassis/ports/documents';
import { uploadsSpec } from './uploads.indexes.ts';

/** Noted before objects are stored or a message lets go of them: what to look after once that is over. */
export interface Upload {
  /** Name of the attachment. */
  _id: string;
  /** The message it is for; what that message does not hold when the time comes may go. */
  messageId: string;
  files: string[];
  checkAt: number;
}

export function createUploadsStore(documents: Documents) {
  const uploads = documents.collection<Upload>(uploadsSpec.name);
  return {
    async note({ _id, ...upload }: Upload): Promise<void> {
      await uploads.updateOne({ _id }, { $set: upload }, { upsert: true });
    },
    findDue: (now: number, limit: number): Promise<Upload[]> =>
      uploads.find({ checkAt: { $lte: now } }, { sort: { checkAt: 1 }, limit }),
    async forget(id: string): Promise<void> {
      await uploads.deleteOne({ _id: id });
    },
  };
}

export type UploadsStore = ReturnType<typeof createUploadsStore>;
