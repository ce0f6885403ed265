import { AppError } from '@kindred/chassis/errors/app-error';
import { isOnDisplay, requireCreator } from '../domain/offer-rules.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';

export const noOffer = () => new AppError('not-found', 'not-found');

/**
 * The offer, also one taken back, for its creator alone.
 * @throws AppError not-found for what the caller may not see; forbidden `not-creator`
 */
export const createRequireOwnOffer =
  (offers: OffersStore, cards: CardsStore) =>
  async (offerId: string, userId: string): Promise<OfferDocument> => {
    const offer = await offers.get(offerId);
    if (!offer) throw noOffer();
    if (offer.createdBy !== userId && !isOnDisplay(offer, await cards.get(offer.createdBy))) throw noOffer();
    requireCreator(offer, userId);
    return offer;
  };

export type RequireOwnOffer = ReturnType<typeof createRequireOwnOffer>;
