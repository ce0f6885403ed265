import { expect, test } from 'vitest';
import { relationTo } from './relation.ts';

test.each([
  ['never met', undefined, 'none', 'none'],
  ['parted', { state: 'none', requesterId: 'a' }, 'none', 'none'],
  ['one asked', { state: 'pending', requesterId: 'a' }, 'sent', 'pending'],
  ['connected', { state: 'connected', requesterId: 'a' }, 'connected', 'connected'],
] as const)('two who %s', (_, pair, fromA, fromB) => {
  expect([relationTo('a', 'b', pair), relationTo('b', 'a', pair)]).toEqual([fromA, fromB]);
});

test('oneself is oneself, whatever is stored', () => {
  expect(relationTo('a', 'a', undefined)).toBe('own');
});
