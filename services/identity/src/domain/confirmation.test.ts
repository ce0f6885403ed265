import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import { judgeConfirmation, stillOpen, useConfirmation } from './confirmation.ts';
import { CONFIRMATION_MS } from './lifetimes.ts';

const now = 1_000_000;
const links = {
  confirmation: { tokenHash: 'new', expiresAt: now + 10 },
  previousConfirmation: { tokenHash: 'old', expiresAt: now + 5 },
};
const anAccount = (change: Partial<Account> = {}): Account => ({
  _id: 'a'.repeat(24),
  email: 'mira@example.com',
  passwordHash: '',
  role: 'artist',
  categories: [],
  locale: 'en',
  isVerified: false,
  isSuspended: false,
  terms: { version: '1', acceptedAt: 0 },
  sessionGeneration: 1,
  registration: { bodyHash: '' },
  createdAt: 0,
  ...links,
  ...change,
});

it('takes the newest link and the one before it', () => {
  expect(judgeConfirmation(anAccount(), 'new', now)).toBe('confirm');
  expect(judgeConfirmation(anAccount(), 'old', now)).toBe('confirm');
});

it('refuses unknown and expired links', () => {
  expect(judgeConfirmation(anAccount(), 'other', now)).toBe('refused');
  expect(judgeConfirmation(anAccount(), 'old', now + 5)).toBe('refused');
});

it('answers the confirmed again for a day after the use, then no more', () => {
  const used = anAccount({ isVerified: true, ...useConfirmation(anAccount(), 'new', now) });
  expect(judgeConfirmation(used, 'new', now + CONFIRMATION_MS - 1)).toBe('already-confirmed');
  expect(judgeConfirmation(used, 'new', now + CONFIRMATION_MS)).toBe('refused');
  expect(judgeConfirmation(used, 'old', now + 4)).toBe('already-confirmed');
  expect(judgeConfirmation(used, 'old', now + 5)).toBe('refused');
});

it('marks only the link that was opened', () => {
  expect(useConfirmation(anAccount(), 'old', now)).toEqual({
    confirmation: links.confirmation,
    previousConfirmation: { ...links.previousConfirmation, lastUsedAt: now },
  });
});

it('keeps an earlier link only while it is open', () => {
  expect(stillOpen(links.confirmation, now)).toBe(links.confirmation);
  expect(stillOpen(links.confirmation, now + 10)).toBeUndefined();
  expect(stillOpen(undefined, now)).toBeUndefined();
});
