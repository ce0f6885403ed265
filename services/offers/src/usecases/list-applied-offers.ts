import { readCursor, writeCursor } from '../domain/cursor.ts';
import { keysOf, type OfferQuery } from '../domain/offer-query.ts';
import { isCreatorShown } from '../domain/offer-rules.ts';
import type { ApplicationsStore } from '../store/applications.store.ts';
import type { OffersStore } from '../store/offers.store.ts';
import type { OfferListAnswer } from './list-offers.ts';
import type { SeeOffers } from './see-offers.ts';

interface AppliedWish {
  query: OfferQuery;
  applicantId: string;
  limit: number;
  cursor: string | undefined;
}

/** What a member applied to, latest application first, offers since taken back included: a page may be short. */
export const createListAppliedOffers =
  (offers: OffersStore, applications: ApplicationsStore, seeOffers: SeeOffers) =>
  async ({ query, applicantId, limit, cursor }: AppliedWish): Promise<OfferListAnswer> => {
    const question = { ...query, applicantId };
    const after = cursor === undefined ? undefined : readCursor(question, cursor);
    if (query.isHopeless) return { offers: [], nextCursor: null };
    const page = await applications.page(applicantId, after, limit + 1);
    const own = page.slice(0, limit);
    const found = await offers.findByIds(own.map(({ offerId }) => offerId));
    const keys = keysOf(query);
    const wanted = own
      .flatMap(({ offerId }) => found.find(({ _id }) => _id === offerId) ?? [])
      .filter(({ searchKeys }) => keys.every((key) => searchKeys.includes(key)));
    const seen = await seeOffers(wanted, applicantId, 1);
    const next = page.length > limit ? own.at(-1)?.order : undefined;
    return {
      offers: seen.filter(({ offer, cards }) => isCreatorShown(cards.get(offer.createdBy))),
      nextCursor: next === undefined ? null : writeCursor(question, next),
    };
  };

export type ListAppliedOffers = ReturnType<typeof createListAppliedOffers>;
