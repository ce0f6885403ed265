import { words } from './words.ts';

/** Longer words are found by their first characters. */
export const MAX_PREFIX = 20;
/** Names come first, so a title in very short words cannot push them out. */
const MAX_WORDS = 64;

interface Searchable {
  role: string;
  address: { firstname: string; lastname: string };
  title: string;
  location: string;
  categories: readonly string[];
}

/** A choice in the hub: any of the three may be open. */
export interface Facets {
  role?: string | undefined;
  category?: string | undefined;
  letter?: string | undefined;
}

export const everybody = '*';

/** The one key that stands for a combination of facets; `*` is everybody. */
export function facetKey({ role, category, letter }: Facets): string {
  const parts = [role && `r:${role}`, category && `c:${category}`, letter && `l:${letter}`].filter(Boolean);
  return parts.length === 0 ? everybody : parts.join('|');
}

const cut = (word: string): string => [...word].slice(0, MAX_PREFIX).join('');

export const wordKey = (word: string): string => `w:${cut(word)}`;

function prefixKeys(word: string): string[] {
  const characters = [...cut(word)];
  return characters.map((_, index) => `w:${characters.slice(0, index + 1).join('')}`);
}

/** First letters of first and last name, A to Z. */
export function lettersOf({ firstname, lastname }: Searchable['address']): string[] {
  const initials = [firstname, lastname].map((name) => (words(name)[0] ?? '').charAt(0).toUpperCase());
  return [...new Set(initials.filter((initial) => /^[A-Z]$/.test(initial)))];
}

function facetKeys(member: Searchable): string[] {
  const open = [undefined];
  return [...open, member.role].flatMap((role) =>
    [...open, ...member.categories].flatMap((category) =>
      [...open, ...lettersOf(member.address)].map((letter) => facetKey({ role, category, letter })),
    ),
  );
}

/**
 * Every key a member is found by: all prefixes of all words of names, title and place, and every combination
 * of role, category and letter. One index lookup answers any search, however many members there are.
 */
export function searchKeys(member: Searchable): string[] {
  const { firstname, lastname } = member.address;
  const found = [firstname, lastname, member.title, member.location].flatMap(words).slice(0, MAX_WORDS);
  return [...new Set([...facetKeys(member), ...found.flatMap(prefixKeys)])];
}
