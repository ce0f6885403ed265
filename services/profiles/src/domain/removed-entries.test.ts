import { expect, test } from 'vitest';
import { blankMember, withFields } from './member.ts';
import { wasRemoved, withoutEntry } from './removed-entries.ts';

const member = withFields(blankMember('m'), {
  interests: [
    { _id: '1', interest: 'Jazz' },
    { _id: '2', interest: 'Oil' },
  ],
  languages: [{ _id: '3', language: 'Deutsch', level: 'Fluent' }],
});

test('the entry goes, the others stay, and it is remembered as removed from that list', () => {
  const fields = withoutEntry(member, 'interests', '1');
  expect(fields?.interests).toEqual([{ _id: '2', interest: 'Oil' }]);
  const after = withFields(member, fields ?? {});
  expect(wasRemoved(after, 'interests', '1')).toBe(true);
  expect(withoutEntry(after, 'interests', '1')).toBeUndefined();
  expect(() => withoutEntry(after, 'languages', '1')).toThrowError('not-found');
});

test.each(['3', 'x', ''])('what was never in the list is not found: %j', (id) => {
  expect(() => withoutEntry(member, 'interests', id)).toThrowError('not-found');
});

test('only the latest removals are remembered', () => {
  let current = member;
  for (let n = 0; n < 60; n += 1) {
    current = withFields(current, { interests: [{ _id: `n${n}`, interest: 'x' }] });
    current = withFields(current, withoutEntry(current, 'interests', `n${n}`) ?? {});
  }
  expect(current.removedEntries).toHaveLength(40);
  expect([wasRemoved(current, 'interests', 'n59'), wasRemoved(current, 'interests', 'n0')]).toEqual([
    true,
    false,
  ]);
});
