/** Every key the app keeps something under in the browser; nothing else is stored by the app itself. */
export const storageKeys = {
  token: 'token',
  rememberedEmail: 'rememberedEmail',
  registerDraft: 'userRegisterData',
  language: 'i18nextLng',
  /** "true" when the tutorial was finished or skipped; it never blocks another round. */
  tourCompleted: 'tourCompleted',
  /** The id of the member who was asked for a name. */
  nameAsked: 'nameAsked',
  /** Stands from a sign-out to the next sign-in, so that every tab knows that it was meant. */
  signedOut: 'signedOut',

  // From here on in session storage. What follows a colon is the id of a member, then that of a contact.
  sessionEnded: 'sessionEnded',
  notifications: 'notifications',
  outbox: 'outbox:',
  draft: 'draft:',
} as const;

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type ListedStore = KeyValueStore & { keys(): string[] };

/** Never throws: what the browser forbids or has no room for lies in memory, until the page is closed. */
function guarded(name: 'localStorage' | 'sessionStorage'): ListedStore {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(globalThis[name]);
    } catch {
      return undefined;
    }
  };
  const forget = (key: string) => attempt((storage) => storage.removeItem(key));
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      // An older value must not come back with the next load.
      else forget(key);
    },
    removeItem(key) {
      memory.delete(key);
      forget(key);
    },
    keys: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
  };
}

const local = guarded('localStorage');
const session = guarded('sessionStorage');

export const browserStore = (): KeyValueStore => local;
/** What belongs to this tab only. */
export const sessionStore = (): ListedStore => session;
