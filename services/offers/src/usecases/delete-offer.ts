import type { Clock } from '@kindred/chassis/ports/effects';
import { withFields } from '../domain/offer.ts';
import { offerDeletedEvent } from '../events/offer-deleted.event.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import type { KeepImage } from './keep-image.ts';
import type { RequireOwnOffer } from './require-own-offer.ts';

/**
 * The creator takes an offer back: nobody finds it any more, who applied still sees that it is gone. Doing it
 * again changes nothing. @throws AppError not-found; forbidden `not-creator`
 */
export const createDeleteOffer =
  (offers: OffersStore, requireOwn: RequireOwnOffer, keepImage: KeepImage, clock: Clock) =>
  async (userId: string, offerId: string): Promise<OfferDocument> => {
    const offer = await requireOwn(offerId, userId);
    await keepImage.release(offerId, offer.postImage);
    return offers.update(offerId, (current) => {
      if (current.deletedAt !== null) return undefined;
      const now = clock.now();
      const after = withFields(current, { deletedAt: now, updatedAt: now, postImage: null });
      const { deletedAt, updatedAt, postImage, searchKeys } = after;
      return { set: { deletedAt, updatedAt, postImage, searchKeys }, events: [offerDeletedEvent(after)] };
    });
  };

export type DeleteOffer = ReturnType<typeof createDeleteOffer>;
