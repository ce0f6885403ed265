import type { MessageInitShape } from '@bufbuild/protobuf';
import { type OfferCardSchema, OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import { cardOf, type Offer } from '../domain/offer.ts';

/** The card of an offer as events carry it. */
export function wireCard(offer: Offer): MessageInitShape<typeof OfferCardSchema> {
  const { type, status, salary, createdAt, ...card } = cardOf(offer);
  return {
    ...card,
    type: type === 'offer' ? OfferType.OFFER : OfferType.SEEKING,
    status: status === 'open' ? OfferStatus.OPEN : OfferStatus.CLOSED,
    ...(salary === null ? {} : { salary }),
    createdAt: BigInt(createdAt),
  };
}
