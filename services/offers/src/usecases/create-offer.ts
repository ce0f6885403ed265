import type { Caller } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { contentHashOf } from '../domain/content-hash.ts';
import { newestFirst, type Offer, withFields } from '../domain/offer.ts';
import { type NewOfferDraft, newContent } from '../domain/offer-draft.ts';
import { requireEntrepreneur } from '../domain/offer-rules.ts';
import { offerCreatedEvent } from '../events/offer-created.event.ts';
import type { CardsStore } from '../store/cards.store.ts';
import { CLIENT_KEY_INDEX } from '../store/offers.indexes.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import type { KeepImage } from './keep-image.ts';

export interface NewOffer {
  caller: Caller;
  draft: NewOfferDraft;
  image: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

const RETRY_AFTER_SECONDS = 1;

/** An offer as it starts, before its image is known. */
function blankOffer(_id: string, now: number, { caller, draft, image, idempotencyKey }: NewOffer): Offer {
  const content = newContent(draft);
  return {
    ...content,
    _id,
    createdBy: caller.userId,
    postImage: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    applicantsCount: 0,
    bodyHash: contentHashOf(JSON.stringify([content, image ? contentHashOf(image) : ''])),
    ...(idempotencyKey === undefined ? {} : { clientKey: `${caller.userId}:${idempotencyKey}` }),
    searchKeys: [],
    order: newestFirst(now, _id),
  };
}

/**
 * An entrepreneur makes an offer: its image first, then the one write that shows both.
 * @throws AppError forbidden `entrepreneurs-only`; invalid; unprocessable `idempotency-key-reused`; as the encoder;
 * unavailable `profile-not-ready` while nobody may be shown who made it
 */
export function createCreateOffer(
  offers: OffersStore,
  cards: CardsStore,
  keepImage: KeepImage,
  clock: Clock,
  ids: Ids,
) {
  const madeBefore = async ({ clientKey, bodyHash }: Offer): Promise<OfferDocument | undefined> => {
    const earlier = clientKey === undefined ? undefined : await offers.byClientKey(clientKey);
    if (earlier && earlier.bodyHash !== bodyHash)
      throw new AppError('unprocessable', 'idempotency-key-reused');
    return earlier;
  };

  return async (wish: NewOffer): Promise<OfferDocument> => {
    const { caller, image } = wish;
    requireEntrepreneur(caller);
    const blank = blankOffer(ids.next(), clock.now(), wish);
    const earlier = await madeBefore(blank);
    if (earlier) return earlier;
    const creator = await cards.get(caller.userId);
    if (!creator?.isVisible) throw new AppError('unavailable', 'profile-not-ready', RETRY_AFTER_SECONDS);
    const postImage = image ? await keepImage.store(blank._id, image, null) : null;
    const offer = withFields(blank, { postImage });
    try {
      return await offers.insert(offer, [offerCreatedEvent(offer)]);
    } catch (error) {
      const isKeyTaken = error instanceof DuplicateKeyError && error.index === CLIENT_KEY_INDEX;
      const winner = isKeyTaken ? await madeBefore(blank) : undefined;
      if (!winner) throw error;
      return winner;
    }
  };
}

export type CreateOffer = ReturnType<typeof createCreateOffer>;
