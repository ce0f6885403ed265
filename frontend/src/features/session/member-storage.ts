import { browserStore, sessionStore, storageKeys } from '../../lib/storage.ts';

const { notifications, outbox, draft, signedOut } = storageKeys;
const owned = [notifications, outbox, draft];
const startsWithAny = (key: string, starts: readonly string[]) =>
  starts.some((start) => key.startsWith(start));

/** Removes what a member leaves in session storage, except what the one named wrote. */
function forget(exceptOf?: string): void {
  const store = sessionStore();
  const kept = exceptOf === undefined ? [] : [`${outbox}${exceptOf}`, `${draft}${exceptOf}:`];
  for (const key of store.keys()) {
    if (startsWithAny(key, owned) && !startsWithAny(key, kept)) store.removeItem(key);
  }
}

/** Somebody is about to sign out: said first, so that other tabs, which hear it from the server, know that it was meant. */
export function announceSignOut(): void {
  browserStore().setItem(signedOut, 'true');
}

/** Nothing they typed stays behind. */
export const forgetMember = (): void => forget();

/** A session has ended. What was typed waits for its writer, unless the writer has signed out elsewhere. */
export function leaveForWriter(): void {
  if (browserStore().getItem(signedOut) !== null) forget();
}

/** Somebody has signed in: they find what they typed, and nothing of anybody else. */
export function welcomeMember(memberId: string): void {
  leaveForWriter();
  browserStore().removeItem(signedOut);
  forget(memberId);
}
