import { expect, it } from 'vitest';
import { countStored } from './notifications.ts';

it('counts the notifications of this member only', () => {
  const stored = JSON.stringify([
    { senderId: 'a', receiverId: 'me' },
    { senderId: 'a', receiverId: 'former member of this tab' },
  ]);
  expect(countStored(stored, 'me')).toBe(1);
});

it.each([null, '{', '{}', '[null]', '"text"'])('takes a missing or damaged cache as none: %s', (stored) => {
  expect(countStored(stored, 'me')).toBe(0);
});
