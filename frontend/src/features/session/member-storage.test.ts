import { beforeEach, expect, it } from 'vitest';
import { browserStore, sessionStore } from '../../lib/storage.ts';
import { announceSignOut, forgetMember, leaveForWriter, welcomeMember } from './member-storage.ts';

const store = sessionStore();
const mine = ['outbox:mira', 'draft:mira:clara', 'draft:mira:about'];
const others = [
  'notifications',
  'outbox:noor',
  'draft:noor:clara',
  'draft:visitor:contact',
  'draft:mira2:about',
];

beforeEach(() => {
  browserStore().removeItem('signedOut');
  for (const key of ['sessionEnded', ...mine, ...others]) store.setItem(key, 'x');
});

const kept = () => store.keys().toSorted();

it('forgets at a sign-out what was written and told, and nothing else', () => {
  forgetMember();
  expect(kept()).toEqual(['sessionEnded']);
});

it('keeps what was written when a session ends by itself', () => {
  leaveForWriter();
  expect(kept()).toEqual(['sessionEnded', ...mine, ...others].toSorted());
});

it('forgets it when the session ended because somebody signed out in another tab', () => {
  announceSignOut();
  leaveForWriter();
  expect(kept()).toEqual(['sessionEnded']);
});

it('leaves who signs in again their own words, and nobody else’s', () => {
  welcomeMember('mira');
  expect(kept()).toEqual(['sessionEnded', ...mine].toSorted());
});

it('leaves nothing to anybody who signs in after a sign-out', () => {
  announceSignOut();
  welcomeMember('mira');
  expect(kept()).toEqual(['sessionEnded']);
  expect(browserStore().getItem('signedOut')).toBeNull();
});
