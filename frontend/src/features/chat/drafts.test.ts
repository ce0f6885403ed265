import { expect, it } from 'vitest';
import { sessionStore } from '../../lib/storage.ts';
import { draftTo } from './drafts.ts';

it('keeps what was begun to each contact, for its writer only', () => {
  draftTo('mira', 'clara').keep('Dear Cla');
  draftTo('mira', 'jonas').keep('Hey');
  expect(draftTo('mira', 'clara').read()).toBe('Dear Cla');
  expect(draftTo('mira', 'jonas').read()).toBe('Hey');
  expect(draftTo('noor', 'clara').read()).toBe('');
});

it('leaves nothing behind of an emptied field', () => {
  draftTo('mira', 'clara').keep('Dear Cla');
  draftTo('mira', 'clara').keep('');
  expect(draftTo('mira', 'clara').read()).toBe('');
  expect(sessionStore().keys()).not.toContain('draft:mira:clara');
});
