import { expect, it } from 'vitest';
import type { Account, Choice } from './account.ts';
import { choiceOf, confirmed, judgeConfirmation, settled, withLink } from './confirmation.ts';
import { CONFIRMATION_MS } from './lifetimes.ts';

const now = 1_000_000;
const aChoice = (change: Partial<Choice> = {}): Choice => ({
  passwordHash: 'first',
  role: 'artist',
  categories: [],
  locale: 'en',
  terms: { version: '1', acceptedAt: 0 },
  ...change,
});
const theirs = aChoice({ passwordHash: 'second', role: 'entrepreneur', locale: 'de' });
const confirmations = [
  { tokenHash: 'old', expiresAt: now + 5, choice: aChoice() },
  { tokenHash: 'new', expiresAt: now + 10, choice: theirs },
];
const anAccount = (change: Partial<Account> = {}): Account => ({
  _id: 'a'.repeat(24),
  email: 'mira@example.com',
  ...aChoice(),
  isVerified: false,
  isSuspended: false,
  sessionGeneration: 1,
  registration: { bodyHash: '', passwordHash: 'second' },
  createdAt: 0,
  confirmations,
  ...change,
});

it('takes every open link, however many were mailed after it', () => {
  expect(judgeConfirmation(anAccount(), 'new', now)).toBe('confirm');
  expect(judgeConfirmation(anAccount(), 'old', now)).toBe('confirm');
});

it('refuses unknown and expired links', () => {
  expect(judgeConfirmation(anAccount(), 'other', now)).toBe('refused');
  expect(judgeConfirmation(anAccount(), 'old', now + 5)).toBe('refused');
});

it('answers the confirmed again for a day after the use, then no more', () => {
  const used = { ...anAccount(), ...confirmed(anAccount(), 'new', now) };
  expect(judgeConfirmation(used, 'new', now + CONFIRMATION_MS - 1)).toBe('already-confirmed');
  expect(judgeConfirmation(used, 'new', now + CONFIRMATION_MS)).toBe('refused');
  expect(judgeConfirmation(used, 'old', now + 4)).toBe('already-confirmed');
  expect(judgeConfirmation(used, 'old', now + 5)).toBe('refused');
});

it.each([
  ['old', aChoice()],
  ['new', theirs],
])("makes the choice of the link that was opened the account's (%s)", (tokenHash, choice) => {
  const account = { ...anAccount(), ...confirmed(anAccount(), tokenHash, now) };
  expect(choiceOf(account)).toEqual(choice);
  expect(account).toMatchObject({ isVerified: true, verifiedAt: now });
  expect(account.confirmations.filter((link) => link.lastUsedAt === now)).toEqual([
    expect.objectContaining({ tokenHash }),
  ]);
});

it('keeps no choice and no password of a registration that waited', () => {
  expect(settled(anAccount())).toEqual({
    confirmations: [
      { tokenHash: 'old', expiresAt: now + 5 },
      { tokenHash: 'new', expiresAt: now + 10 },
    ],
    registration: { bodyHash: '' },
  });
});

it('adds a link and lets expired ones go', () => {
  expect(withLink(anAccount(), 'newest', theirs, now + 5)).toEqual([
    confirmations[1],
    { tokenHash: 'newest', expiresAt: now + 5 + CONFIRMATION_MS, choice: theirs },
  ]);
});
