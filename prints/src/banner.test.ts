import { expect, test } from 'vitest';
import { banner } from './banner.ts';

test('the same member always gets the same banner, another member another one', () => {
  expect(banner('64f0c2', 'artist')).toEqual(banner('64f0c2', 'artist'));
  expect(banner('64f0c2', 'artist')).not.toEqual(banner('64f0c3', 'artist'));
});

test('the lanes lie where the first design drew them', () => {
  const lanes = banner('64f0c2', 'artist').flatMap((shape) => (shape.el === 'group' ? shape.shapes : []));
  expect(lanes.map((shape) => (shape.el === 'stroke' ? shape.d : ''))).toEqual([
    'M-20 30.6H256.4A44 44 0 0 1 300.4 74.6V160',
    'M-20 56.6H256.4A18 18 0 0 1 274.4 74.6V160',
    'M500 84.8H182.7A44 44 0 0 1 138.7 40.8V-40',
    'M500 58.8H182.7A18 18 0 0 1 164.7 40.8V-40',
  ]);
});

test('the ground and the first lanes take the ink of the role', () => {
  const [ground] = banner('64f0c2', 'entrepreneur');
  expect(ground).toMatchObject({ el: 'rect', fill: '#FFE5AE', width: 480, height: 120 });
});
