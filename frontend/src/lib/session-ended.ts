import { clearToken } from './session-token.ts';
import { sessionStore, storageKeys } from './storage.ts';

/** The server has ended the session: the sign-in page, which follows, says so once. */
export function endSession(): void {
  sessionStore().setItem(storageKeys.sessionEnded, 'true');
  clearToken();
}

export function takeSessionEnded(): boolean {
  const isNoted = sessionStore().getItem(storageKeys.sessionEnded) !== null;
  sessionStore().removeItem(storageKeys.sessionEnded);
  return isNoted;
}
