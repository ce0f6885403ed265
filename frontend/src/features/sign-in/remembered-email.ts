import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';

export const rememberedEmail = (store: KeyValueStore) => store.getItem(storageKeys.rememberedEmail) ?? '';

/** Unticking the box forgets what an earlier sign-in remembered. */
export function rememberEmail(store: KeyValueStore, email: string, isWanted: boolean): void {
  if (isWanted) store.setItem(storageKeys.rememberedEmail, email);
  else store.removeItem(storageKeys.rememberedEmail);
}
