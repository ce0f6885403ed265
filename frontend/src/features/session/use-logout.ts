import { useRef } from 'react';
import { finishBeforeSignOut } from '../../lib/before-sign-out.ts';
import { pages } from '../../lib/paths.ts';
import { useSignOutMutation } from '../../lib/self.api.ts';
import { takeSessionEnded } from '../../lib/session-ended.ts';
import { browserStore, storageKeys } from '../../lib/storage.ts';
import { announceSignOut, forgetMember } from './member-storage.ts';

const longestFinishMs = 1_500;
const longestGoodbyeMs = 1_500;

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** Ends the session at the server, then here, and leaves by loading the landing page: no cache survives. What was left undone may not keep the session alive. */
export function useLogout(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  const isLeaving = useRef(false);
  return async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    announceSignOut();
    await within(longestFinishMs, finishBeforeSignOut());
    await within(longestGoodbyeMs, signOut());
    forgetMember();
    takeSessionEnded();
    // Not announced in this tab, where the guard would lead to the sign-in page; other tabs hear of it.
    browserStore().removeItem(storageKeys.token);
    window.location.assign(pages.landing);
  };
}
