import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents, Filter } from '@kindred/chassis/ports/documents';
import { applicantsSpec } from './applicants.indexes.ts';

/** Who is to be told when an offer is taken back. */
export interface Applicant {
  /** Id of the application. */
  _id: string;
  offerId: string;
  /** See domain/mail.ts `recipientKeyOf`. */
  recipient: string;
  /** Was told, or is not to be told any more. */
  isGone: boolean;
  /** Version of the application. */
  sourceVersion: number;
}

export function createApplicantsStore(documents: Documents) {
  const applicants = documents.collection<Applicant>(applicantsSpec.name);
  const waiting = (filter: Filter, limit: number) => applicants.find({ ...filter, isGone: false }, { limit });
  return {
    /** Answers false when this or a newer version is known. */
    replaceIfNewer({ _id, ...fields }: Applicant): Promise<boolean> {
      const older = { _id, sourceVersion: { $lt: fields.sourceVersion } };
      return applyNewer(
        async () => (await applicants.updateOne(older, { $set: fields })).matched > 0,
        () => applicants.insertOne({ _id, ...fields }),
      );
    },
    ofOffer: (offerId: string, limit: number): Promise<Applicant[]> => waiting({ offerId }, limit),
    ofRecipient: (recipient: string, limit: number): Promise<Applicant[]> => waiting({ recipient }, limit),
    async letGo(id: string): Promise<void> {
      await applicants.updateOne({ _id: id }, { $set: { isGone: true } });
    },
  };
}

export type ApplicantsStore = ReturnType<typeof createApplicantsStore>;
