import { PoisonError } from '@kindred/chassis/events/envelope';
import { type OfferCard, OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import type { Offer } from '../domain/offer.ts';

/** The copy an event gives. @throws PoisonError for an event without an offer. */
export function offerCopy(card: OfferCard | undefined, sourceVersion: number): Offer {
  if (!card) throw new PoisonError('an offer event without an offer');
  return {
    _id: card.offerId,
    createdBy: card.createdBy,
    title: card.title,
    location: card.location,
    type: card.type === OfferType.SEEKING ? 'seeking' : 'offer',
    category: card.category,
    salary: card.salary ?? null,
    skillsRequired: card.skillsRequired,
    status: card.status === OfferStatus.CLOSED ? 'closed' : 'open',
    postImage: card.postImage,
    createdAt: Number(card.createdAt),
    sourceVersion,
    isDeleted: false,
  };
}
