import { expect, it } from 'vitest';
import { sessionStore } from '../../lib/storage.ts';
import { forgetMember } from './member-storage.ts';

it('forgets what a member wrote and was told, and nothing else', () => {
  const store = sessionStore();
  for (const key of ['notifications', 'outbox:mira', 'draft:mira:clara', 'sessionEnded'])
    store.setItem(key, 'x');
  forgetMember();
  expect(store.keys()).toEqual(['sessionEnded']);
});
