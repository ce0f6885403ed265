import { expect, it } from 'vitest';
import { createRevocations } from './revocations.ts';

let now = 0;
const clock = { now: () => now, monotonic: () => now, sleep: async () => {} };
const caller = (sid: string, userId = 'u1') => ({ userId, role: 'artist', sid, expiresAt: 0 }) as const;

it('ends one session by its id', () => {
  const revocations = createRevocations(clock, 1_000);
  revocations.revokeSession('1.a');
  expect(revocations.isRevoked(caller('1.a'))).toBe(true);
  expect(revocations.isRevoked(caller('1.b'))).toBe(false);
});

it('ends all sessions of older generations of one member, in any order of arrival', () => {
  const revocations = createRevocations(clock, 1_000);
  revocations.revokeBefore('u1', 3);
  revocations.revokeBefore('u1', 2);
  expect(revocations.isRevoked(caller('2.a'))).toBe(true);
  expect(revocations.isRevoked(caller('3.a'))).toBe(false);
  expect(revocations.isRevoked(caller('2.a', 'u2'))).toBe(false);
});

it('forgets what expired by itself, so memory stays bounded', () => {
  const revocations = createRevocations(clock, 1_000);
  revocations.revokeSession('1.old');
  now = 5_000;
  for (let i = 0; i < 1_000; i += 1) revocations.revokeSession(`1.${i}`);
  expect(revocations.isRevoked(caller('1.old'))).toBe(false);
  expect(revocations.isRevoked(caller('1.999'))).toBe(true);
});
