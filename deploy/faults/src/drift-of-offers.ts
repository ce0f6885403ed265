import { isDeepStrictEqual } from 'node:util';
import { cardOf } from '@kindred/offers/domain/offer';
import type { ApplicationDocument } from '@kindred/offers/store/applications.store';
import type { OfferDocument } from '@kindred/offers/store/offers.store';
import type { DeletedOffer, Offer } from '@kindred/profiles/domain/offer';

/** The count of applicants an offer shows, and the copy favourites show of it. */
export function driftOfOffers(
  offers: readonly OfferDocument[],
  applications: readonly ApplicationDocument[],
  copies: readonly (Offer | DeletedOffer)[],
): string[] {
  const applicantsOf = Map.groupBy(applications, ({ offerId }) => offerId);
  const copyOf = new Map(copies.map((copy) => [copy._id, copy]));
  return offers.flatMap((offer) => {
    const applicants = applicantsOf.get(offer._id)?.length ?? 0;
    const { offerId, ...card } = cardOf(offer);
    const copy = copyOf.get(offerId);
    const isGone = offer.deletedAt !== null;
    const {
      _id: _,
      sourceVersion: __,
      isDeleted,
      ...shown
    } = copy ?? { _id: '', sourceVersion: 0, isDeleted: undefined };
    return [
      ...(applicants === offer.applicantsCount ? [] : [`applicants of offer ${offerId}`]),
      ...(isGone === isDeleted ? [] : [`whether offer ${offerId} is there`]),
      ...(isDeepStrictEqual(shown, isGone ? {} : card) ? [] : [`profiles' copy of offer ${offerId}`]),
    ];
  });
}
