import { expect, test } from 'vitest';
import { bodyHashOf, readComment } from './comment-text.ts';

test('a comment loses the white space around it and keeps its lines', () => {
  expect(readComment(' \n one\ntwo \t')).toBe('one\ntwo');
});

test.each(['', '  \n', '\u200b', '\u3164'])('%j says nothing and is refused', (text) => {
  expect(() => readComment(text)).toThrow('comment-required');
});

test('characters are counted, not their halves', () => {
  expect(readComment('🎨'.repeat(2_000))).toHaveLength(4_000);
  expect(() => readComment('🎨'.repeat(2_001))).toThrow('too-long');
});

test('every part of a request counts when two are compared', () => {
  const hash = bodyHashOf('a', { stars: 5, comment: 'fine' });
  expect(bodyHashOf('a', { stars: 5, comment: 'fine' })).toBe(hash);
  expect(bodyHashOf('b', { stars: 5, comment: 'fine' })).not.toBe(hash);
  expect(bodyHashOf('a', { stars: 4, comment: 'fine' })).not.toBe(hash);
  expect(bodyHashOf('a', { stars: 5, comment: 'fair' })).not.toBe(hash);
});
