import { expect, test } from 'vitest';
import { blankMember } from './member.ts';
import { patchFields } from './profile-patch.ts';

const member = {
  ...blankMember('64f1c0ffee0000000000abcd'),
  address: { firstname: 'Mira', lastname: 'Okafor' },
};
const refused = (patch: object): unknown => {
  try {
    return patchFields(member, patch);
  } catch (error) {
    return error;
  }
};

test('an empty part of the name keeps the old one', () => {
  expect(patchFields(member, { firstname: '  ', lastname: 'Stein' })).toEqual({
    address: { firstname: 'Mira', lastname: 'Stein' },
  });
  expect(patchFields(member, { address: { firstname: ' Ada ' } })).toEqual({
    address: { firstname: 'Ada', lastname: 'Okafor' },
  });
});

test.each(['', ' '])('an empty part outside (%j) hides no full one inside', (firstname) => {
  expect(patchFields(member, { firstname, address: { firstname: 'Ada' } })).toEqual({
    address: { firstname: 'Ada', lastname: 'Okafor' },
  });
});

test.each([
  { firstname: '' },
  { firstname: ' ', lastname: '\u00a0' },
  { address: {} },
  { address: { lastname: '' } },
])('a name without one visible part is refused: %j', (patch) => {
  expect(refused(patch)).toMatchObject({ details: [{ code: 'name-required' }] });
});

test.each(['firstname', 'lastname', 'title', 'location'])('an invisible %s is refused', (field) => {
  const patch = { firstname: 'Ada', [field]: '\u200b\u2060' };
  expect(refused(patch)).toMatchObject({ details: [{ code: 'bad-characters', field }] });
});

test('title and place are trimmed and may be cleared', () => {
  expect(patchFields(member, { title: ' Muralist ', location: '' })).toEqual({
    title: 'Muralist',
    location: '',
  });
});

test('what is not sent is not touched', () => {
  expect(patchFields(member, {})).toEqual({});
});
