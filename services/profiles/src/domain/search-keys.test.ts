import { expect, test } from 'vitest';
import { facetKey, lettersOf, searchKeys, wordKey } from './search-keys.ts';

const mira = {
  role: 'artist',
  address: { firstname: 'Mira', lastname: 'Öztürk' },
  title: 'Muralist',
  location: 'Köln',
  categories: ['Painting', 'Dance'],
};

test('every prefix of every word of names, title and place is a key', () => {
  const keys = searchKeys(mira);
  for (const prefix of ['m', 'mi', 'mir', 'mira', 'o', 'ozturk', 'mural', 'muralist', 'ko', 'koln']) {
    expect(keys).toContain(`w:${prefix}`);
  }
});

test('nothing but a beginning of a word is a key', () => {
  expect(searchKeys(mira)).not.toContain('w:ira');
  expect(searchKeys(mira)).not.toContain('w:');
});

test('every combination of role, category and first letter is a key, and so is everybody', () => {
  const facets = searchKeys(mira).filter((key) => !key.startsWith('w:'));
  expect(facets).toHaveLength(2 * 3 * 3);
  expect(facets).toEqual(
    expect.arrayContaining([
      '*',
      'r:artist',
      'c:Dance',
      'l:M',
      'l:O',
      'r:artist|c:Painting|l:O',
      'c:Dance|l:M',
    ]),
  );
});

test('a search combination finds the member by the key it asks for', () => {
  expect(searchKeys(mira)).toContain(facetKey({ role: 'artist', category: 'Dance', letter: 'O' }));
  expect(searchKeys(mira)).not.toContain(facetKey({ role: 'entrepreneur', category: 'Dance' }));
});

test('a word longer than twenty characters is found by its first twenty', () => {
  const long = 'Donaudampfschifffahrtsgesellschaft';
  const keys = searchKeys({ ...mira, title: long });
  expect(keys).toContain(wordKey(long.toLowerCase()));
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(
    'r:entrepreneur|c:Contemporary arts|l:A'.length,
  );
});

test('a prefix never splits a character of two code units', () => {
  const keys = searchKeys({ ...mira, title: '𝕏𐐷𐐷𐐷' });
  expect(keys.every((key) => key.isWellFormed())).toBe(true);
});

test('a title of very short words cannot push the names out, nor grow the keys without end', () => {
  const keys = searchKeys({ ...mira, title: 'a1 b2 c3 d4 '.repeat(10), location: '\uFDFA'.repeat(120) });
  expect(keys).toContain('w:ozturk');
  expect(keys.length).toBeLessThan(1_400);
});

test('only letters from A to Z are letters of the hub', () => {
  expect(lettersOf({ firstname: 'Élodie', lastname: '4711' })).toEqual(['E']);
  expect(lettersOf({ firstname: 'Юлия', lastname: '' })).toEqual([]);
  expect(lettersOf({ firstname: 'Ada', lastname: 'Adams' })).toEqual(['A']);
});
