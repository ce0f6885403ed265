import { announceAll } from '@kindred/chassis/outbox/announce';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { offerDeletedEvent } from '../events/offer-deleted.event.ts';
import { offerUpdatedEvent } from '../events/offer-updated.event.ts';
import { offersSpec } from '../store/offers.indexes.ts';
import { createOffersStore, type OfferDocument } from '../store/offers.store.ts';

/**
 * Tells every offer once more, also that one was taken back: favourites show copies. Who applied is told of a
 * deletion once, however often it is said. Answers how many.
 */
export function createAnnounceOffers(documents: Documents, clock: Clock, wake: () => void) {
  const { update } = createOffersStore(documents, clock, wake);
  const offers = documents.collection<OfferDocument>(offersSpec.name);
  return () =>
    announceAll(offers, update, (offer) => [
      offer.deletedAt === null ? offerUpdatedEvent(offer) : offerDeletedEvent(offer),
    ]);
}
