import { expect, test } from 'vitest';
import { inOrder, MAX_PORTFOLIO, type PortfolioImage, withPortfolioImage } from './portfolio.ts';

const image = (id: string, contentHash = id): PortfolioImage => ({
  _id: id,
  name: `name-${id}`,
  contentHash,
});
const idsOf = (list: readonly PortfolioImage[]) => list.map(({ _id }) => _id).join('');
const abc = [image('a'), image('b'), image('c')];

test('a new image goes behind the others, the same content is kept once', () => {
  expect(idsOf(withPortfolioImage(abc, image('d')))).toBe('abcd');
  expect(withPortfolioImage(abc, image('d', 'b'))).toEqual(abc);
});

test('a full portfolio takes nothing new, and what it holds already is no error', () => {
  const full = Array.from({ length: MAX_PORTFOLIO }, (_, n) => image(`i${n}`));
  expect(() => withPortfolioImage(full, image('new'))).toThrowError('portfolio-full');
  expect(withPortfolioImage(full.slice(1), image('new'))).toHaveLength(MAX_PORTFOLIO);
  expect(withPortfolioImage(full, image('again', 'i3'))).toEqual(full);
});

test.each([
  ['cab', 'cab'],
  ['', 'abc'],
  ['c', 'cab'],
  ['cb', 'cba'],
  ['xc', 'cab'],
])('told %s, the order is %s', (told, expected) => {
  expect(idsOf(inOrder(abc, [...told]))).toBe(expected);
});
