import { sessionStore, storageKeys } from '../../lib/storage.ts';

/** A half-written message, kept for its contact until it is sent. */
export type Draft = { read: () => string; keep: (text: string) => void };

export function draftTo(selfId: string, contactId: string): Draft {
  const key = `${storageKeys.draft}${selfId}:${contactId}`;
  return {
    read: () => sessionStore().getItem(key) ?? '',
    keep(text) {
      if (text === '') sessionStore().removeItem(key);
      else sessionStore().setItem(key, text);
    },
  };
}
