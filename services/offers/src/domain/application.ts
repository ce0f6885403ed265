import { newestFirst, type Offer } from './offer.ts';

/** One member applied to one offer; it stays. */
export interface Application {
  /** `<offerId>:<applicantId>`. */
  _id: string;
  offerId: string;
  /** Who made the offer. */
  createdBy: string;
  applicantId: string;
  /** Place among the applications to the offer, from 1. */
  sequence: number;
  appliedAt: number;
  order: string;
  /** Its applicant is gone: it keeps its place and is shown to nobody. */
  withdrawnAt?: number;
}

export const applicationId = (offerId: string, applicantId: string): string => `${offerId}:${applicantId}`;

export function newApplication(
  offer: Pick<Offer, '_id' | 'createdBy'>,
  applicantId: string,
  sequence: number,
  appliedAt: number,
): Application {
  const _id = applicationId(offer._id, applicantId);
  return {
    _id,
    offerId: offer._id,
    createdBy: offer.createdBy,
    applicantId,
    sequence,
    appliedAt,
    order: newestFirst(appliedAt, _id),
  };
}
