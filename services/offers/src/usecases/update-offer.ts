import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import type { Clock } from '@kindred/chassis/ports/effects';
import { contentHashOf } from '../domain/content-hash.ts';
import type { Image } from '../domain/image.ts';
import { cardOf, type OfferFields, withFields } from '../domain/offer.ts';
import { draftFields, type OfferDraft } from '../domain/offer-draft.ts';
import { offerUpdatedEvent } from '../events/offer-updated.event.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import type { KeepImage } from './keep-image.ts';
import { noOffer, type RequireOwnOffer } from './require-own-offer.ts';

export interface OfferEdit {
  userId: string;
  offerId: string;
  draft: OfferDraft;
  /** Null takes the image away, undefined keeps it. */
  image: Uint8Array | null | undefined;
}

export interface UpdateOfferDeps {
  offers: OffersStore;
  requireOwn: RequireOwnOffer;
  keepImage: KeepImage;
  /** @throws LimitExceeded */
  countUpload: (userId: string) => Promise<unknown>;
  clock: Clock;
}

/** Others are told only when the card they can see changed. */
function changeOf(offer: OfferDocument, fields: OfferFields, now: number): Change<OfferDocument> | undefined {
  const after = withFields(offer, fields);
  if (isDeepStrictEqual(after, offer)) return undefined;
  const isCardChanged = !isDeepStrictEqual(cardOf(after), cardOf(offer));
  return {
    set: { ...fields, updatedAt: now, searchKeys: after.searchKeys },
    events: isCardChanged ? [offerUpdatedEvent(after)] : [],
  };
}

/** Writes what the creator changed; sending the same again changes nothing. */
export function createUpdateOffer({ offers, requireOwn, keepImage, countUpload, clock }: UpdateOfferDeps) {
  const imageOf = async (
    offer: OfferDocument,
    sent: OfferEdit['image'],
  ): Promise<{ postImage?: Image | null }> => {
    const { _id, postImage } = offer;
    if (sent === undefined) return {};
    if (sent !== null && contentHashOf(sent) === postImage?.contentHash) return {};
    if (sent !== null) return { postImage: await keepImage.store(_id, sent, postImage) };
    await keepImage.release(_id, postImage);
    return { postImage: null };
  };

  /** @throws AppError not-found; forbidden `not-creator`; invalid; rate-limited; as the encoder */
  return async ({ userId, offerId, draft, image }: OfferEdit): Promise<OfferDocument> => {
    const offer = await requireOwn(offerId, userId);
    if (image) await countUpload(userId);
    const fields = { ...draftFields(draft), ...(await imageOf(offer, image)) };
    return offers.update(offerId, (current) => {
      if (current.deletedAt !== null) throw noOffer();
      return changeOf(current, fields, clock.now());
    });
  };
}

export type UpdateOffer = ReturnType<typeof createUpdateOffer>;
