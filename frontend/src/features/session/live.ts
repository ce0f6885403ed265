import { api } from '../../lib/api.ts';
import type { ApiDispatch } from '../../lib/api-store.ts';
import type { Self } from '../../lib/api-types.ts';
import { live } from '../../lib/live-hub.ts';
import { relationOf, setRelation } from '../../lib/relation.ts';
import { selfApi } from '../../lib/self.api.ts';
import { endSession } from '../../lib/session-ended.ts';
import { openLiveChannel } from '../../lib/socket.ts';
import { createVersionGate } from './relation-versions.ts';

/** Opens the live channel of one session and keeps the member's lists of people in step with it. */
export function startLive(dispatch: ApiDispatch, member: { token: string; userId: string }): () => void {
  const patch = (change: (self: Self) => void) => {
    dispatch(selfApi.util.updateQueryData('loggedUser', undefined, change));
  };
  const isNews = createVersionGate();
  const stops = [
    // What happened before the channel stood is asked for; the same after every interruption.
    live.on('connected', () => dispatch(api.util.invalidateTags(['Self', 'Contacts', 'Messages']))),
    // A session that ended before the channel stood is told by nobody: the answer to this call tells it.
    live.on('refused', () => dispatch(api.util.invalidateTags(['Self']))),
    live.on('pendingRequest', (sender) =>
      patch((self) => {
        if (relationOf(self, sender._id) === 'none') setRelation(self, sender, 'pending');
      }),
    ),
    live.on('connectionChanged', (change) => {
      if (isNews(change)) patch((self) => setRelation(self, change.user, change.state));
    }),
    live.on('sessionEnded', endSession),
  ];
  const close = openLiveChannel(live, member);
  return () => {
    close();
    for (const stop of stops) stop();
  };
}
