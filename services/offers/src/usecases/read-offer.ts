import { isCreatorShown } from '../domain/offer-rules.ts';
import type { OffersStore } from '../store/offers.store.ts';
import { noOffer } from './require-own-offer.ts';
import type { SeenOffer, SeeOffers } from './see-offers.ts';

/** More than anybody reads; `applicantsCount` tells the rest. */
const MAX_APPLICANTS = 1_000;

/**
 * One offer with the caller's view of it. One taken back is there for those who applied, so that they are told.
 * @throws AppError not-found
 */
export const createReadOffer =
  (offers: OffersStore, seeOffers: SeeOffers) =>
  async (offerId: string, callerId: string | undefined): Promise<SeenOffer> => {
    const offer = await offers.get(offerId);
    const [seen] = offer ? await seeOffers([offer], callerId, MAX_APPLICANTS) : [];
    if (!offer || !seen) throw noOffer();
    const isOwn = offer.createdBy === callerId;
    const hasApplied = !isOwn && seen.applicantIds.length > 0;
    const mayRead = isOwn || isCreatorShown(seen.cards.get(offer.createdBy));
    if (!mayRead || (offer.deletedAt !== null && !hasApplied)) throw noOffer();
    return seen;
  };

export type ReadOffer = ReturnType<typeof createReadOffer>;
