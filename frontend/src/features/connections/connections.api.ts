import { api } from '../../lib/api.ts';
import type { MemberCard, Self } from '../../lib/api-types.ts';
import { isApiError } from '../../lib/errors.ts';
import { live } from '../../lib/live-hub.ts';
import { calls } from '../../lib/paths.ts';
import { type Relation, relationOf, setRelation } from '../../lib/relation.ts';
import { selfApi } from '../../lib/self.api.ts';

/** One press on a connection control: who asks, about whom, and where it shall lead. */
export type ConnectionStep = {
  step: 'send' | 'cancel' | 'accept' | 'reject' | 'remove';
  selfId: string;
  member: MemberCard;
};

type Answer = { sender?: Self; receiver?: Self; user?: Self };

const leadsTo: Record<ConnectionStep['step'], Exclude<Relation, 'own'>> = {
  send: 'sent',
  cancel: 'none',
  accept: 'connected',
  reject: 'none',
  remove: 'none',
};

function callOf({ step, selfId, member }: ConnectionStep) {
  switch (step) {
    case 'send':
    case 'cancel':
      return {
        url: calls.sendConnectionRequest,
        body: { senderId: selfId, receiverId: member._id, action: step },
      };
    case 'accept':
      return { url: calls.acceptConnectionRequest, body: { receiverId: selfId, senderId: member._id } };
    case 'reject':
      return { url: calls.rejectConnectionRequest, body: { receiverId: selfId, senderId: member._id } };
    case 'remove':
      return { url: calls.deleteConnection, body: { userId: selfId, connectionId: member._id } };
    default:
      return step satisfies never;
  }
}

export const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeConnection: build.mutation<Self | undefined, ConnectionStep>({
      query: (change) => ({ method: 'POST', ...callOf(change) }),
      transformResponse: (answer: Answer) => answer.sender ?? answer.receiver ?? answer.user,
      async onQueryStarted({ step, member }, { dispatch, getState, queryFulfilled }) {
        const self = selfApi.endpoints.loggedUser.select()(getState()).data;
        const before = self ? relationOf(self, member._id) : 'none';
        const put = (relation: Relation) => dispatch(withRelation(member, relation));
        let isToldLive = false;
        const stopListening = live.on('connectionChanged', ({ userId }) => {
          isToldLive ||= userId === member._id;
        });
        put(leadsTo[step]);
        try {
          const { data: answered } = await queryFulfilled;
          if (answered && !isToldLive) put(relationOf(answered, member._id));
        } catch {
          if (!isToldLive) put(before);
        } finally {
          stopListening();
        }
      },
      // A refusal means that our lists are old; without an answer there is nobody to ask.
      invalidatesTags: (_result, error) => {
        if (error) return isApiError(error) && error.status !== 'offline' ? ['Self'] : [];
        return ['Contacts'];
      },
    }),
  }),
});

/** Moves this one member: others may have changed live since an answer or a snapshot was written. */
function withRelation(member: MemberCard, relation: Relation) {
  return selfApi.util.updateQueryData('loggedUser', undefined, (self) => {
    if (relation !== 'own') setRelation(self, member, relation);
  });
}

export const { useChangeConnectionMutation } = connectionsApi;
