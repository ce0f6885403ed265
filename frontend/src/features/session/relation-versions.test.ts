import { expect, it } from 'vitest';
import { createVersionGate } from './relation-versions.ts';

it('lets each version of a relation pass once and never an older one', () => {
  const isNews = createVersionGate();
  expect(isNews({ userId: 'a', version: 2 })).toBe(true);
  expect(isNews({ userId: 'a', version: 2 })).toBe(false);
  expect(isNews({ userId: 'a', version: 1 })).toBe(false);
  expect(isNews({ userId: 'b', version: 1 })).toBe(true);
  expect(isNews({ userId: 'a', version: 3 })).toBe(true);
});
