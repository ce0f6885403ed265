import { expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

it.each([
  'abc-123',
  '  abc-123\n',
  'https://kindred.example/email-confirmation/abc-123',
  'https://kindred.example/email-confirmation/abc-123/',
  'https://kindred.example/email-confirmation/abc-123?utm_source=mail',
  'https://kindred.example/email-confirmation/abc-123/#top',
])('finds the code in %j', (pasted) => {
  expect(codeIn(pasted)).toBe('abc-123');
});

it.each(['', ' ', '/', '?code=abc', '#'])('finds none in %j', (pasted) => {
  expect(codeIn(pasted)).toBeNull();
});
