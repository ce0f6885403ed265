import { api } from '../../lib/api.ts';
import type { Self } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { selfApi } from '../../lib/self.api.ts';

type NameUpdate = { selfId: string; firstname: string; lastname: string };

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateName: build.mutation<Self, NameUpdate>({
      query: ({ selfId, firstname, lastname }) => ({
        url: calls.updateMember(selfId),
        method: 'PUT',
        body: { ...(firstname && { firstname }), ...(lastname && { lastname }) },
      }),
      transformResponse: (answer: { user: Self }) => answer.user,
      async onQueryStarted(_update, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          selfApi.util.updateQueryData('loggedUser', undefined, (self) => {
            self.address = answer.data.address;
          }),
        );
      },
      invalidatesTags: ['Members'],
    }),
  }),
});

export const { useUpdateNameMutation } = sessionApi;
