import { expect, test } from 'vitest';
import { keysOf, offerQuery, planOffers } from './offer-query.ts';
import { facetKey, searchKeys } from './search-keys.ts';

const offer = {
  title: 'Über den Dächern',
  location: 'Łódź',
  skillsRequired: ['C++', 'live painting'],
  category: 'Music',
  type: 'offer',
  status: 'open',
  createdBy: 'a1',
};

test.each([
  'w:u',
  'w:uber',
  'w:dach',
  'w:lodz',
  'w:c',
  'w:live',
  'w:music',
  '*',
  'c:Music|t:offer|s:open|b:a1',
])('an offer is found by %s', (key) => {
  expect(searchKeys(offer)).toContain(key);
});

test('every combination of the four choices has its key, once', () => {
  const facets = searchKeys(offer).filter((key) => !key.startsWith('w:'));
  expect([facets.length, new Set(facets).size]).toEqual([16, 16]);
});

test('what was asked with every choice is among the keys of an offer that fits, and of no other', () => {
  const asked = { category: 'Music', type: 'offer', status: 'open', createdBy: 'a1' };
  expect(searchKeys(offer)).toContain(facetKey(asked));
  expect(searchKeys({ ...offer, status: 'closed' })).not.toContain(facetKey(asked));
});

test('words in their thousands do not make keys without end', () => {
  const long = { ...offer, skillsRequired: Array.from({ length: 900 }, (_, n) => `skill${n}`) };
  expect(searchKeys(long).length).toBeLessThan(16 + 64 * 20);
});

test('the longest word leads, the rest is tested', () => {
  const query = offerQuery({ q: 'Live painting live', status: 'open' });
  expect(planOffers(query)).toEqual({ key: 'w:painting', residual: ['w:live', 's:open'] });
  expect(keysOf(query)).toEqual(['w:painting', 'w:live', 's:open']);
  expect(keysOf(offerQuery({}))).toEqual([]);
  expect(offerQuery({ q: ' +++ ' }).isHopeless).toBe(true);
});
