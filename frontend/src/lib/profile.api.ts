import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiState } from './api-store.ts';
import type { Profile, Self } from './api-types.ts';
import { calls } from './paths.ts';
import { selfApi } from './self.api.ts';

/** A profile, asked by its page, patched by whatever its owner or a rater changes. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, string>({
      query: (userId) => calls.member(userId),
      transformResponse: (answer: { user: Profile }) => answer.user,
      providesTags: ['Profile'],
    }),
  }),
});

export type OwnField = Exclude<
  keyof Self & keyof Profile,
  '_id' | 'id' | 'role' | 'relation' | 'connections' | 'pendingRequests' | 'sentRequests' | 'favOffers'
>;

type ProfileState = Parameters<ReturnType<typeof profileApi.endpoints.profile.select>>[0];
type ProfileDispatch = ThunkDispatch<ApiState & ProfileState, unknown, UnknownAction>;

/** Puts what a call has changed, and nothing else, into the two places that show the own profile. */
export const keepOwn = (user: Self, fields: readonly OwnField[]) => (dispatch: ProfileDispatch) => {
  const changed = Object.fromEntries(fields.map((field) => [field, user[field]]));
  const put = (shown: object) => void Object.assign(shown, changed);
  dispatch(selfApi.util.updateQueryData('loggedUser', undefined, put));
  dispatch(profileApi.util.updateQueryData('profile', user._id, put));
};

type OwnEdit = { dispatch: ProfileDispatch; queryFulfilled: PromiseLike<{ data: Self }> };

/** For `onQueryStarted` of every call that edits the own profile and answers with the whole of it. */
export const keepingOwn =
  (...fields: OwnField[]) =>
  async (_edit: unknown, { dispatch, queryFulfilled }: OwnEdit): Promise<void> => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer !== null) keepOwn(answer.data, fields)(dispatch);
  };

export const userOf = (answer: { user: Self }) => answer.user;

export const { useProfileQuery } = profileApi;
