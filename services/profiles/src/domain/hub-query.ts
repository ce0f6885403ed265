import { type Facets, facetKey, wordKey } from './search-keys.ts';
import { words } from './words.ts';

export const hubSorts = ['rating', 'name', 'newest'] as const;
export type HubSort = (typeof hubSorts)[number];

/** What the hub was asked, in the form two equal questions share. */
export interface HubQuery extends Facets {
  words: readonly string[];
  sort: HubSort;
  /** Something was typed, but nothing in it can be searched for: nobody matches. */
  isHopeless: boolean;
}

export function hubQuery(asked: Facets & { q?: string | undefined; sort?: HubSort | undefined }): HubQuery {
  const typed = asked.q?.trim() ?? '';
  const found = [...new Set(words(typed))];
  return {
    role: asked.role,
    category: asked.category,
    letter: asked.letter?.toUpperCase(),
    words: found,
    sort: asked.sort ?? 'rating',
    isHopeless: typed !== '' && found.length === 0,
  };
}

/** How a query is answered: one key through the index, the other keys tested on what it yields. */
export interface HubPlan {
  key: string;
  residual: readonly string[];
}

const byLength = (a: string, b: string): number => b.length - a.length || (a < b ? -1 : 1);

/** The longest word is the most selective key; without words the combination of facets is. */
export function planHub(query: HubQuery): HubPlan {
  const facets = facetKey(query);
  const [longest, ...others] = [...query.words].sort(byLength).map(wordKey);
  if (longest === undefined) return { key: facets, residual: [] };
  return { key: longest, residual: [...new Set([...others, ...(facets === '*' ? [] : [facets])])] };
}
