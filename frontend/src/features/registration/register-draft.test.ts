import { expect, test } from 'vitest';
import type { KeyValueStore } from '../../lib/storage.ts';
import { emptyDraft, readDraft, removeDraft, saveDraft } from './register-draft.ts';

function aStore(content?: string): KeyValueStore {
  const map = new Map(content === undefined ? [] : [['userRegisterData', content]]);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
}

test('what was saved is read back', () => {
  const store = aStore();
  saveDraft(store, { role: 'entrepreneur', categories: ['Music', 'Digital art'] });
  expect(readDraft(store)).toEqual({ role: 'entrepreneur', categories: ['Music', 'Digital art'] });
});

test('a removed draft reads as an empty one', () => {
  const store = aStore();
  saveDraft(store, { role: 'entrepreneur', categories: ['Music'] });
  removeDraft(store);
  expect(readDraft(store)).toEqual(emptyDraft);
});

test.each([
  ['no JSON', '{role:'],
  ['null', 'null'],
  ['a text', '"artist"'],
  ['strange parts', '{"role":7,"categories":"Music"}'],
])('a draft that is %s reads as an empty one', (_name, content) => {
  expect(readDraft(aStore(content))).toEqual(emptyDraft);
});

test('unknown, repeated and surplus categories are left out', () => {
  const categories = ['Music', 'Music', 'Cooking', 7, 'Dance', 'Design', 'Other'];
  expect(readDraft(aStore(JSON.stringify({ role: 'artist', categories }))).categories).toEqual([
    'Music',
    'Dance',
    'Design',
  ]);
});
