import { readCursor, writeCursor } from '../domain/cursor.ts';
import { type OfferQuery, planOffers } from '../domain/offer-query.ts';
import { isCreatorShown } from '../domain/offer-rules.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import type { SeenOffer, SeeOffers } from './see-offers.ts';

export interface OfferListWish {
  query: OfferQuery;
  callerId: string | undefined;
  limit: number;
  cursor: string | undefined;
}

export interface OfferListAnswer {
  offers: SeenOffer[];
  nextCursor: string | null;
}

/** Index entries a page may look at; when they are spent the page is short and the cursor goes on. */
const SCAN_BUDGET = 1_000;
const BATCH = 100;
/** Applicants a creator gets of each own offer in a list; one offer alone tells more. */
export const LISTED_APPLICANTS = 50;

interface Page {
  found: OfferDocument[];
  /** Order the next page starts after; undefined when everything was seen. */
  next: string | undefined;
}

/**
 * One page of offers, newest first. The plan's one key bounds what is read through the index, so a page costs
 * the same among a hundred offers and a hundred thousand.
 */
export function createListOffers(offers: OffersStore, cards: CardsStore, seeOffers: SeeOffers) {
  const shownOf = async (
    batch: OfferDocument[],
    residual: readonly string[],
    callerId: string | undefined,
  ) => {
    const matching = batch.filter((offer) => residual.every((key) => offer.searchKeys.includes(key)));
    const creators = await cards.getMany(matching.map(({ createdBy }) => createdBy));
    return matching.filter(
      ({ createdBy }) => createdBy === callerId || isCreatorShown(creators.get(createdBy)),
    );
  };

  const readPage = async (
    { query, callerId, limit }: OfferListWish,
    after: string | undefined,
  ): Promise<Page> => {
    const { key, residual } = planOffers(query);
    // What is asked for usually follows at once; where much is left out, many are looked at together.
    let size = residual.length === 0 ? limit + 1 : BATCH;
    const found: OfferDocument[] = [];
    let next = after;
    for (let looked = 0; looked < SCAN_BUDGET; ) {
      const batch = await offers.findByKey({ key, after: next, limit: size });
      for (const offer of await shownOf(batch, residual, callerId)) {
        if (found.length === limit) return { found, next: found.at(-1)?.order };
        found.push(offer);
      }
      if (batch.length < size) return { found, next: undefined };
      next = batch.at(-1)?.order;
      looked += size;
      size = BATCH;
    }
    return { found, next };
  };

  return async (wish: OfferListWish): Promise<OfferListAnswer> => {
    const { query, callerId, cursor } = wish;
    const after = cursor === undefined ? undefined : readCursor(query, cursor);
    if (query.isHopeless) return { offers: [], nextCursor: null };
    const { found, next } = await readPage(wish, after);
    return {
      offers: await seeOffers(found, callerId, LISTED_APPLICANTS),
      nextCursor: next === undefined ? null : writeCursor(query, next),
    };
  };
}

export type ListOffers = ReturnType<typeof createListOffers>;
