import { expect, it } from 'vitest';
import { isSearching, searchOf, withSearch } from './hub-search.ts';

const at = (query: string) => new URLSearchParams(query);

it('reads name, category and letter from the address', () => {
  expect(searchOf(at('q=mira&category=Digital+art&letter=M'))).toEqual({
    q: 'mira',
    category: 'Digital art',
    letter: 'M',
  });
});

it('cuts a search that is longer than the server takes', () => {
  expect(searchOf(at(`q=${'m'.repeat(101)}`)).q).toHaveLength(100);
});

it.each(['q=%20', 'category=Plumbing', 'letter=m', 'letter=AB', ''])('ignores %s', (query) => {
  expect(isSearching(searchOf(at(query)))).toBe(false);
});

it('changes one part and keeps the others, also those of other features', () => {
  const next = withSearch(at('lng=de&q=mira&letter=M'), { letter: undefined, category: 'Music' });
  expect(next.toString()).toBe('lng=de&q=mira&category=Music');
});
