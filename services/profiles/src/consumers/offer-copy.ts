import { PoisonError } from '@kindred/chassis/events/envelope';
import { type OfferCard, OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import type { Offer } from '../domain/offer.ts';

/** The copy an event gives. @throws PoisonError for an event without an offer, or half of one. */
export function offerCopy(card: OfferCard | undefined, sourceVersion: number): Offer {
  if (!card || card.type === OfferType.UNSPECIFIED || card.status === OfferStatus.UNSPECIFIED)
    throw new PoisonError('an offer event without a whole offer');
  return {
    _id: card.offerId,
    createdBy: card.createdBy,
    title: card.title,
    location: card.location,
    type: card.type === OfferType.OFFER ? 'offer' : 'seeking',
    category: card.category,
    salary: card.salary ?? null,
    skillsRequired: card.skillsRequired,
    status: card.status === OfferStatus.OPEN ? 'open' : 'closed',
    postImage: card.postImage,
    createdAt: Number(card.createdAt),
    sourceVersion,
    isDeleted: false,
  };
}
