import { expect, it } from 'vitest';
import { erasedFields } from './erased-member.ts';
import { blankMember, isKnown, isVisible, type Member, withFields } from './member.ts';
import { registeredFields, verifiedFields } from './registration.ts';
import { suspensionFields } from './suspension.ts';

const written: Member = {
  ...withFields(blankMember('a'.repeat(24)), {
    email: 'canary@example.com',
    address: { firstname: 'Canary', lastname: 'Bird' },
    title: 'canary',
    location: 'canary',
    about: '<p>canary</p>',
    categories: ['Painting'],
    interests: [{ _id: 'b'.repeat(24), interest: 'canary' }],
    profileImage: { name: 'canary', contentHash: 'canary' },
    isVerified: true,
    sourceVersion: { registered: 1, verified: 2 },
    removedEntries: ['interests:canary'],
    answeredPosts: [{ key: 'canary', body: 'canary' }],
  }),
};

it('leaves nothing of a member but the id, the role and what others gave', () => {
  const erased = withFields(written, erasedFields(written));
  expect(JSON.stringify(erased)).not.toMatch(/canary|bird|Painting/i);
  expect([isKnown(erased), isVisible(erased), erased.searchKeys]).toEqual([false, false, []]);
  expect(withFields(erased, erasedFields(erased))).toEqual(erased);
});

it('takes in nothing that arrives late', () => {
  const erased = withFields(written, erasedFields(written));
  const registration = { version: 9, email: 'x', role: 'artist', categories: [], registeredAt: 1 } as const;
  expect(registeredFields({ ...erased, sourceVersion: { registered: 0, verified: 0 } }, registration)).toBe(
    undefined,
  );
  expect([verifiedFields(erased, 9), suspensionFields(erased, true, 9)]).toEqual([undefined, undefined]);
});

it('follows the newest word on a suspension alone', () => {
  const suspended = withFields(written, suspensionFields(written, true, 5) ?? {});
  expect([isVisible(suspended), suspended.searchKeys]).toEqual([false, []]);
  expect([suspensionFields(suspended, false, 5), suspensionFields(suspended, false, 4)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(isVisible(withFields(suspended, suspensionFields(suspended, false, 6) ?? {}))).toBe(true);
});
