import { expect, test } from 'vitest';
import { otherOf, pairIdOf } from './pair-id.ts';

test('a pair has the same id from both sides', () => {
  expect(pairIdOf('b', 'a')).toBe('a:b');
  expect(pairIdOf('a', 'b')).toBe('a:b');
});

test('the other member is the one who is not asking', () => {
  expect(otherOf(['a', 'b'], 'a')).toBe('b');
  expect(otherOf(['a', 'b'], 'b')).toBe('a');
});
