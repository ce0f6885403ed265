import { api } from './api.ts';
import type { Done, Self } from './api-types.ts';
import { calls } from './paths.ts';

/** The signed-in member: asked by the guards, patched by whatever changes it. */
export const selfApi = api.injectEndpoints({
  endpoints: (build) => ({
    loggedUser: build.query<Self, void>({
      query: () => calls.loggedUser,
      transformResponse: (answer: { user: Self }) => answer.user,
      providesTags: ['Self'],
    }),
    signOut: build.mutation<Done, void>({
      // Outlives the page, which a slow line would otherwise leave behind with its session open.
      query: () => ({ url: calls.signOut, method: 'POST', keepalive: true }),
    }),
  }),
});

export const { useLoggedUserQuery, useSignOutMutation } = selfApi;
