import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { type ApiDispatch, useApiDispatch } from '../../lib/api-store.ts';
import { useLoggedUserQuery } from '../../lib/self.api.ts';
import { readToken, useToken } from '../../lib/session-token.ts';
import { startLive } from './live.ts';
import { leaveForWriter, welcomeMember } from './member-storage.ts';

/** Outlives the pages: going from home to chat must not cut the live channel. */
let running: { token: string; stop: () => void } | undefined;

function endSession(dispatch: ApiDispatch): void {
  running?.stop();
  running = undefined;
  leaveForWriter();
  dispatch(api.util.resetApiState());
}

/** Runs the session of the signed-in member and clears up after it, wherever it was ended. */
export function useSession() {
  const token = useToken();
  const dispatch = useApiDispatch();
  const { data: self, isError } = useLoggedUserQuery(undefined, { skip: token === null });
  const selfId = self?._id;

  useEffect(() => {
    if (token === null || selfId === undefined) return;
    if (running && running.token !== token) return endSession(dispatch);
    welcomeMember(selfId);
    running ??= { token, stop: startLive(dispatch, { token, userId: selfId }) };
  }, [dispatch, token, selfId]);

  useEffect(() => {
    if (token === null) return;
    return () => {
      if (readToken() !== token) endSession(dispatch);
    };
  }, [dispatch, token]);

  return { self, isUnreachable: isError && self !== undefined };
}
