import { expect, test } from 'vitest';
import { type AnsweredPost, isAnswered, postOf, withAnswered } from './answered-posts.ts';

const post = (call: string, key: string, ...body: string[]): AnsweredPost => {
  const made = postOf(call, key, body);
  if (!made) throw new Error('no key, no post');
  return made;
};

test('a call without a key is never known', () => {
  expect(postOf('interest', undefined, ['x'])).toBeUndefined();
  expect(isAnswered([post('interest', 'k', 'x')], undefined)).toBe(false);
});

test('the same call, key and body is known; another body under the key is refused', () => {
  const posts = withAnswered(undefined, post('interest', 'k', 'x'));
  expect(isAnswered(posts, post('interest', 'k', 'x'))).toBe(true);
  expect(isAnswered(posts, post('interest', 'k2', 'x'))).toBe(false);
  expect(() => isAnswered(posts, post('interest', 'k', 'y'))).toThrowError('idempotency-key-reused');
});

test('calls do not share keys, and bodies are not glued together', () => {
  const posts = withAnswered(undefined, post('language', 'k', 'ab', 'c'));
  expect(isAnswered(posts, post('interest', 'k', 'x'))).toBe(false);
  expect(() => isAnswered(posts, post('language', 'k', 'a', 'bc'))).toThrowError('idempotency-key-reused');
});

test('neither key nor body can be read from what is kept, and it does not grow without end', () => {
  let posts: AnsweredPost[] = [];
  for (let n = 0; n < 50; n += 1) posts = withAnswered(posts, post('interest', `key-${n}`, 'secret'));
  expect(posts).toHaveLength(32);
  expect(JSON.stringify(posts)).not.toMatch(/key-|secret/);
  expect(isAnswered(posts, post('interest', 'key-49', 'secret'))).toBe(true);
});
