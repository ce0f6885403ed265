import { AppError } from '@kindred/chassis/errors/app-error';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { newApplication } from '../domain/application.ts';
import { isCreatorShown, requireTakesApplications } from '../domain/offer-rules.ts';
import { offerAppliedEvent } from '../events/offer-applied.event.ts';
import type { ApplicationsStore } from '../store/applications.store.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import { noOffer } from './require-own-offer.ts';

/** Others may take a place first; each try is a new place, and each lost one somebody's success. */
const MAX_TRIES = 50;

/**
 * A member applies to somebody else's open offer; once applied, applying again changes nothing.
 * @throws AppError not-found; forbidden `own-offer`; conflict `offer-closed`, `offer-deleted`
 */
export function createApplyToOffer(
  offers: OffersStore,
  applications: ApplicationsStore,
  cards: CardsStore,
  clock: Clock,
) {
  const tryPlace = async (offer: OfferDocument, userId: string): Promise<boolean> => {
    const place = (await applications.count(offer._id)) + 1;
    const application = newApplication(offer, userId, place, clock.now());
    try {
      await applications.insert(application, [offerAppliedEvent(application, offer.title)]);
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  };

  return async (userId: string, offerId: string): Promise<OfferDocument> => {
    const offer = await offers.get(offerId);
    if (!offer || !isCreatorShown(await cards.get(offer.createdBy))) throw noOffer();
    if (offer.createdBy === userId) throw new AppError('forbidden', 'own-offer');
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await applications.find(offerId, userId)) return offer;
      requireTakesApplications(offer);
      if (await tryPlace(offer, userId)) return offer;
    }
    throw new AppError('unavailable', 'too-busy', 1);
  };
}

export type ApplyToOffer = ReturnType<typeof createApplyToOffer>;
