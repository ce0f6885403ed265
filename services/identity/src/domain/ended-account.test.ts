import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import { endedFields, endedUnset, isDeleted } from './ended-account.ts';

const account: Account = {
  _id: 'a'.repeat(24),
  email: 'mira@example.com',
  passwordHash: 'hash of canary',
  role: 'artist',
  categories: ['Painting'],
  locale: 'de',
  terms: { version: '2026-11-01', acceptedAt: 5 },
  isVerified: true,
  verifiedAt: 6,
  isSuspended: false,
  isAdmin: true,
  sessionGeneration: 3,
  confirmations: [{ tokenHash: 'canary', expiresAt: 9 }],
  reset: { tokenHash: 'canary', expiresAt: 9 },
  answeredRequest: 'canary',
  registration: { key: 'canary', bodyHash: 'canary', passwordHash: 'canary' },
  createdAt: 1,
};

it('keeps of an ended account nothing its owner wrote or was mailed', () => {
  const ended: Record<string, unknown> = { ...account, ...endedFields(account, 7) };
  for (const field of endedUnset) delete ended[field];
  expect(JSON.stringify(ended)).not.toMatch(/canary|mira|Painting|2026/);
  expect(ended).toMatchObject({ deletedAt: 7, sessionGeneration: 4, isAdmin: false });
  expect([isDeleted(account), isDeleted(endedFields(account, 7))]).toEqual([false, true]);
});
