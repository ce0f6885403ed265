import { useSyncExternalStore } from 'react';
import { browserStore, storageKeys } from './storage.ts';

const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

export const readToken = () => browserStore().getItem(storageKeys.token);

export function storeToken(token: string): void {
  browserStore().setItem(storageKeys.token, token);
  announce();
}

export function clearToken(): void {
  browserStore().removeItem(storageKeys.token);
  announce();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The token, kept in step with sign-in and sign-out in this tab and in the others. */
export const useToken = () => useSyncExternalStore(subscribe, readToken, () => null);
