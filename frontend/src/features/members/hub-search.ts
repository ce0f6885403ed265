import { isCategory } from '../../lib/categories.ts';
import type { MemberSearch } from './members.api.ts';

export const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const keys = ['q', 'category', 'letter'] as const;
/** What the server takes. */
export const longestQuery = 100;

/** Reads the search out of the address; what no control could have put there is ignored. */
export function searchOf(params: URLSearchParams): MemberSearch {
  const q = params.get('q')?.trim().slice(0, longestQuery);
  const category = params.get('category');
  const letter = params.get('letter');
  return {
    ...(q && { q }),
    ...(category && isCategory(category) && { category }),
    ...(letter && letters.includes(letter) && { letter }),
  };
}

/** Writes it back, leaving the rest of the address alone. */
export function withSearch(params: URLSearchParams, change: MemberSearch): URLSearchParams {
  const next = new URLSearchParams(params);
  const search = { ...searchOf(params), ...change };
  for (const key of keys) {
    const value = search[key]?.trim();
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isSearching = (search: MemberSearch) => Object.keys(search).length > 0;
