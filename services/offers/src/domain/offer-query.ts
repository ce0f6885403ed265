import { words } from '@kindred/chassis/text/words';
import { type Facets, facetKey, wordKey } from './search-keys.ts';

/** What the list was asked, in the form two equal questions share. */
export interface OfferQuery extends Facets {
  words: readonly string[];
  /** Something was typed, but nothing in it can be searched for: no offer matches. */
  isHopeless: boolean;
}

export function offerQuery({ q, ...facets }: Facets & { q?: string | undefined }): OfferQuery {
  const typed = q?.trim() ?? '';
  const found = [...new Set(words(typed))];
  return { ...facets, words: found, isHopeless: typed !== '' && found.length === 0 };
}

/** How a query is answered: one key through the index, the other keys tested on what it yields. */
export interface OfferPlan {
  key: string;
  residual: readonly string[];
}

const byLength = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : 1);

/** The longest word is the most selective key; without words the combination of facets is. */
export function planOffers(query: OfferQuery): OfferPlan {
  const facets = facetKey(query);
  const [longest, ...others] = [...query.words].sort(byLength).map(wordKey);
  if (longest === undefined) return { key: facets, residual: [] };
  return { key: longest, residual: [...new Set([...others, ...(facets === '*' ? [] : [facets])])] };
}

/** What must hold for an offer that was found another way. */
export function keysOf(query: OfferQuery): readonly string[] {
  const { key, residual } = planOffers(query);
  return [key, ...residual].filter((wanted) => wanted !== '*');
}
