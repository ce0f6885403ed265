import { expect, it } from 'vitest';
import { contactMailId, mailIdOfEvent, seriesOf } from './mail.ts';

it('gives one event one id and no other event the same', () => {
  expect(mailIdOfEvent('a:user.registered:1:0')).toBe(mailIdOfEvent('a:user.registered:1:0'));
  expect(mailIdOfEvent('a:user.registered:2:0')).not.toBe(mailIdOfEvent('a:user.registered:1:0'));
});

it('keeps kinds of mail and members apart without naming them', () => {
  const mira = 'a'.repeat(24);
  const ids = [seriesOf('verification', mira), seriesOf('reset-link', mira), seriesOf('verification', 'b')];
  expect(new Set(ids).size).toBe(3);
  expect(ids.join()).not.toContain(mira);
});

it('tells messages to us apart by sender, words and time', () => {
  const ids = [
    contactMailId('a@example.com', 'b', 1),
    contactMailId('a@example.com', 'c', 1),
    contactMailId('b@example.com', 'b', 1),
    contactMailId('a@example.com', 'b', 2),
  ];
  expect(new Set(ids).size).toBe(4);
});
