import { isCategory } from '../../lib/categories.ts';

export const offerTabs = ['favourites', 'available', 'applied'] as const;
export type OfferTab = (typeof offerTabs)[number];
export const offerTypes = ['offer', 'seeking'] as const;

export type OfferSearch = { q?: string; category?: string; type?: string };
export type OfferView = { tab: OfferTab; search: OfferSearch };
export type OfferChange = { tab?: OfferTab; q?: string; category?: string; type?: string };

/** What the server takes. */
export const longestOfferQuery = 100;

/** Of the address; they differ from those of the hub beside it, and `offer` names one offer by its id. */
export const linkedOfferParam = 'offer';
const keys = { tab: 'offers', q: 'offerQuery', category: 'offerCategory', type: 'offerType' } as const;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/** Reads tab and filters out of the address; what no control could have put there is ignored. */
export function offerViewOf(params: URLSearchParams): OfferView {
  const q = params.get(keys.q)?.trim().slice(0, longestOfferQuery);
  const category = params.get(keys.category);
  const type = oneOf(offerTypes, params.get(keys.type));
  return {
    tab: oneOf(offerTabs, params.get(keys.tab)) ?? 'available',
    search: {
      ...(q && { q }),
      ...(category && isCategory(category) && { category }),
      ...(type && { type }),
    },
  };
}

/** Writes it back, leaving the rest of the address alone; what is usual is not written. */
export function withOfferView(params: URLSearchParams, change: OfferChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const { tab, search } = offerViewOf(params);
  const view: OfferChange = { tab, ...search, ...change };
  for (const [field, key] of [
    ['tab', keys.tab],
    ['q', keys.q],
    ['category', keys.category],
    ['type', keys.type],
  ] as const) {
    const value = view[field]?.trim();
    if (value && value !== 'available') next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isSearchingOffers = (search: OfferSearch) => Object.keys(search).length > 0;
