import { useRef } from 'react';
import { finishBeforeSignOut } from '../../lib/before-sign-out.ts';
import { pages } from '../../lib/paths.ts';
import { useSignOutMutation } from '../../lib/self.api.ts';
import { takeSessionEnded } from '../../lib/session-ended.ts';
import { browserStore, storageKeys } from '../../lib/storage.ts';
import { announceSignOut, forgetMember } from './member-storage.ts';

const longestGoodbyeMs = 3_000;

/** Ends the session at the server, then here, and leaves by loading the landing page: no cache survives. */
export function useLogout(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  const isLeaving = useRef(false);
  return async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    announceSignOut();
    const tooSlow = new Promise((resolve) => setTimeout(resolve, longestGoodbyeMs));
    await Promise.race([finishBeforeSignOut().then(() => signOut()), tooSlow]);
    forgetMember();
    takeSessionEnded();
    // Not announced in this tab, where the guard would lead to the sign-in page; other tabs hear of it.
    browserStore().removeItem(storageKeys.token);
    window.location.assign(pages.landing);
  };
}
