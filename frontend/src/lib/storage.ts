/** The documented browser-storage keys; nothing else is stored by the app itself. */
export const storageKeys = {
  token: 'token',
  rememberedEmail: 'rememberedEmail',
  registerDraft: 'userRegisterData',
  language: 'i18nextLng',
} as const;

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();

const memoryStore: KeyValueStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => {
    memory.set(key, value);
  },
  removeItem: (key) => {
    memory.delete(key);
  },
};

/** Falls back to memory where the browser forbids storage, so the page works until it is closed. */
export function browserStore(): KeyValueStore {
  try {
    return globalThis.localStorage ?? memoryStore;
  } catch {
    return memoryStore;
  }
}
