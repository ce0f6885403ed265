import type { Role } from '../../lib/api-types.ts';
import { type Category, isCategory, maxCategories } from '../../lib/categories.ts';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';

export type RegisterDraft = { role: Role; categories: Category[] };

export const emptyDraft: RegisterDraft = { role: 'artist', categories: [] };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage is the visitor's: whatever does not fit is left out, never trusted. */
export function readDraft(store: KeyValueStore): RegisterDraft {
  const stored = parse(store.getItem(storageKeys.registerDraft) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const role = 'role' in stored && stored.role === 'entrepreneur' ? 'entrepreneur' : 'artist';
  const listed = 'categories' in stored && Array.isArray(stored.categories) ? stored.categories : [];
  const categories = [...new Set(listed.filter(isCategory))].slice(0, maxCategories);
  return { role, categories };
}

export function saveDraft(store: KeyValueStore, draft: RegisterDraft): void {
  store.setItem(storageKeys.registerDraft, JSON.stringify(draft));
}

export function removeDraft(store: KeyValueStore): void {
  store.removeItem(storageKeys.registerDraft);
}
