import { expect, test } from 'vitest';
import { orderOfMessage, orderWithoutMessage } from './conversation.ts';

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
