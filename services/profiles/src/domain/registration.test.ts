import { expect, test } from 'vitest';
import { blankMember, isVisible, type Member, withFields } from './member.ts';
import { registeredFields, verifiedFields } from './registration.ts';

const registration = (version: number, role: Member['role'] = 'artist') => ({
  version,
  email: 'mira@example.com',
  role,
  categories: ['Music', 'Juggling'],
  registeredAt: 1_700_000_000_000,
});
const registered = (member: Member, version: number, role?: Member['role']): Member =>
  withFields(member, registeredFields(member, registration(version, role)) ?? {});
const verified = (member: Member, version: number): Member =>
  withFields(member, verifiedFields(member, version) ?? {});
const blank = blankMember('64f1c0ffee0000000000abcd');

test('registration and verification make the same visible member in either order', () => {
  const usual = verified(registered(blank, 1), 2);
  expect(registered(verified(blank, 2), 1)).toEqual(usual);
  expect(isVisible(usual)).toBe(true);
  expect(usual.searchKeys).toContain('r:artist');
});

test('one of the two alone shows nobody', () => {
  expect(registered(blank, 1).searchKeys).toEqual([]);
  expect(verified(blank, 2).searchKeys).toEqual([]);
});

test('both in one write of the account count, whichever is read first', () => {
  expect(isVisible(registered(verified(blank, 1), 1))).toBe(true);
});

test('registering again while unverified changes the role; an older or repeated registration does not', () => {
  const again = registered(registered(blank, 1), 2, 'entrepreneur');
  expect(again.role).toBe('entrepreneur');
  expect(registeredFields(again, registration(1))).toBeUndefined();
  expect(registeredFields(again, registration(2))).toBeUndefined();
});

test('a registration newer than the verification is not believed', () => {
  const member = verified(registered(blank, 1), 2);
  expect(registeredFields(member, registration(3, 'entrepreneur'))).toBeUndefined();
});

test('categories nobody knows are left out', () => {
  expect(registered(blank, 1).categories).toEqual(['Music']);
});

test('a repeated verification is old news', () => {
  expect(verifiedFields(verified(blank, 2), 2)).toBeUndefined();
});

test('a suspended member has no search keys', () => {
  expect(withFields(verified(registered(blank, 1), 2), { isSuspended: true }).searchKeys).toEqual([]);
});
