import { expect, test } from 'vitest';
import { newestFirst } from './offer.ts';

test('sorted as texts, the newest comes first and no two are the same', () => {
  const orders = [
    newestFirst(5, 'b'),
    newestFirst(1_700_000_000_000, 'a'),
    newestFirst(5, 'a'),
    newestFirst(0, 'a'),
  ];
  expect([...orders].sort()).toEqual([orders[1], orders[2], orders[0], orders[3]]);
});
