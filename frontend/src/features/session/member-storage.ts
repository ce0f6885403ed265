import { sessionStore, storageKeys } from '../../lib/storage.ts';

const owned = [storageKeys.notifications, storageKeys.outbox, storageKeys.draft];

/** Removes what a member leaves in session storage and the next one in this tab must not find. */
export function forgetMember(): void {
  const store = sessionStore();
  for (const key of store.keys()) {
    if (owned.some((start) => key.startsWith(start))) store.removeItem(key);
  }
}
