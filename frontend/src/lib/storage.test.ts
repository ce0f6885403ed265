import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStore, sessionStore } from './storage.ts';

/** A storage of the browser that takes no more than so many characters. */
class FullStorage {
  [key: string]: unknown;
  constructor(room: number) {
    const hidden = <T>(name: string, value: T) => Object.defineProperty(this, name, { value });
    hidden('getItem', (key: string) => this[`${key}`] ?? null);
    hidden('removeItem', (key: string) => delete this[key]);
    hidden('setItem', (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    });
  }
}

const stores = [
  ['localStorage', browserStore()],
  ['sessionStorage', sessionStore()],
] as const;

afterEach(() => {
  for (const [, store] of stores) store.removeItem('key');
  vi.unstubAllGlobals();
});

describe.each(stores)('%s', (name, store) => {
  it('that is missing is replaced by memory', () => {
    vi.stubGlobal(name, undefined);
    expect(store.getItem('key')).toBeNull();
    store.setItem('key', 'value');
    expect(store.getItem('key')).toBe('value');
    store.removeItem('key');
    expect(store.getItem('key')).toBeNull();
  });

  it('that is full keeps the newest value for as long as the page stands, and no older one', () => {
    const storage = new FullStorage(5);
    vi.stubGlobal(name, storage);
    store.setItem('key', 'first');
    store.setItem('key', 'much too long');
    expect(store.getItem('key')).toBe('much too long');
    expect(Object.keys(storage)).toEqual([]);
    store.setItem('key', 'third');
    expect(Object.entries(storage)).toEqual([['key', 'third']]);
  });
});

it('lists what lies in the storage and in memory', () => {
  vi.stubGlobal('sessionStorage', new FullStorage(5));
  sessionStore().setItem('kept', 'short');
  sessionStore().setItem('key', 'much too long');
  expect(sessionStore().keys().toSorted()).toEqual(['kept', 'key'].toSorted());
});

it('is the only place that reaches for the storages of the browser', () => {
  const source = new URL('..', import.meta.url);
  const reaching = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /\b(local|session)Storage\b(?=[.,;)[])/.test(readFileSync(new URL(file, source), 'utf8')),
    );
  expect(reaching).toEqual([]);
});
