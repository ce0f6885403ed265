import { expect, test } from 'vitest';
import { hubQuery, planHub } from './hub-query.ts';

test('without words the combination of facets is the one key', () => {
  expect(planHub(hubQuery({}))).toEqual({ key: '*', residual: [] });
  expect(planHub(hubQuery({ role: 'artist', letter: 'm' }))).toEqual({ key: 'r:artist|l:M', residual: [] });
});

test('the longest word is the key; shorter words and the facets are tested on what it yields', () => {
  expect(planHub(hubQuery({ q: 'jo Sculptor köln', category: 'Crafts' }))).toEqual({
    key: 'w:sculptor',
    residual: ['w:koln', 'w:jo', 'c:Crafts'],
  });
});

test('the same words in another order or twice make the same plan', () => {
  expect(planHub(hubQuery({ q: 'mira köln mira' }))).toEqual(planHub(hubQuery({ q: 'Koln MIRA' })));
});

test('blanks alone ask for everybody, signs alone for nobody', () => {
  expect(hubQuery({ q: '   ' })).toMatchObject({ words: [], isHopeless: false });
  expect(hubQuery({ q: '%' })).toMatchObject({ words: [], isHopeless: true });
});
