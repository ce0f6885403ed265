import { pairIdOf } from '@kindred/proto/pair-id';
import { expect, test } from 'vitest';
import { orderOfMessage, orderWithoutMessage, otherOf } from './conversation.ts';

test('a pair has the same id from both sides', () => {
  expect(pairIdOf('b', 'a')).toBe('a:b');
  expect(pairIdOf('a', 'b')).toBe('a:b');
});

test('the other member is the one who is not asking', () => {
  expect(otherOf(['a', 'b'], 'a')).toBe('b');
  expect(otherOf(['a', 'b'], 'b')).toBe('a');
});

test('the latest message sorts first, then conversations without one, newest first', () => {
  const orders = {
    silentOld: orderWithoutMessage(1_000, 'a:b'),
    silentNew: orderWithoutMessage(9_000, 'a:c'),
    spokenOld: orderOfMessage(500, 'a:d'),
    spokenNew: orderOfMessage(10_000, 'a:e'),
  };
  const sorted = Object.entries(orders).sort(([, a], [, b]) => (a < b ? 1 : -1));
  expect(sorted.map(([name]) => name)).toEqual(['spokenNew', 'spokenOld', 'silentNew', 'silentOld']);
});
