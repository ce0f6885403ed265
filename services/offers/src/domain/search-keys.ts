import { words } from '@kindred/chassis/text/words';

/** Longer words are found by their first characters. */
const MAX_PREFIX = 20;
/** The title comes first, so skills in very short words cannot push it out. */
const MAX_WORDS = 64;

interface Searchable {
  title: string;
  location: string;
  skillsRequired: readonly string[];
  category: string;
  type: string;
  status: string;
  createdBy: string;
}

/** A choice in the list: any of the four may be open. */
export interface Facets {
  category?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  createdBy?: string | undefined;
}

/** The one key that stands for a combination of facets; `*` is every offer. */
export function facetKey({ category, type, status, createdBy }: Facets): string {
  const parts = [
    category && `c:${category}`,
    type && `t:${type}`,
    status && `s:${status}`,
    createdBy && `b:${createdBy}`,
  ].filter(Boolean);
  return parts.length === 0 ? '*' : parts.join('|');
}

const cut = (word: string): string => [...word].slice(0, MAX_PREFIX).join('');

export const wordKey = (word: string): string => `w:${cut(word)}`;

function prefixKeys(word: string): string[] {
  const characters = [...cut(word)];
  return characters.map((_, index) => `w:${characters.slice(0, index + 1).join('')}`);
}

const choices = <T>(value: T): readonly (T | undefined)[] => [undefined, value];

const facetKeys = (offer: Searchable): string[] =>
  choices(offer.category).flatMap((category) =>
    choices(offer.type).flatMap((type) =>
      choices(offer.status).flatMap((status) =>
        choices(offer.createdBy).map((createdBy) => facetKey({ category, type, status, createdBy })),
      ),
    ),
  );

/**
 * Every key an offer is found by: all prefixes of all words of title, place, category and skills, and every
 * combination of facets. One index lookup answers any search, however many offers there are.
 */
export function searchKeys(offer: Searchable): string[] {
  const { title, location, category, skillsRequired } = offer;
  const found = [title, location, category, ...skillsRequired].flatMap(words).slice(0, MAX_WORDS);
  return [...new Set([...facetKeys(offer), ...found.flatMap(prefixKeys)])];
}
