import { expect, test } from 'vitest';
import { contactWay } from './contact-way.ts';

const self = { _id: 'clara', email: 'clara@example.com' };

test('the address of the profile comes first', () => {
  expect(contactWay({ _id: 'mira', email: 'mira@example.com' }, self)).toEqual({
    by: 'mail',
    email: 'mira@example.com',
  });
});

test('an address that is hidden from a member makes it a connection request', () => {
  expect(contactWay({ _id: 'mira' }, self)).toEqual({ by: 'request' });
});

test('the own address stands in on the own profile', () => {
  expect(contactWay({ _id: 'clara' }, self)).toEqual({ by: 'mail', email: 'clara@example.com' });
  expect(contactWay({ _id: 'clara' }, { _id: 'clara', email: '' })).toEqual({ by: 'nothing' });
});

test('a visitor has no way', () => {
  expect(contactWay({ _id: 'mira' }, undefined)).toEqual({ by: 'nothing' });
});
