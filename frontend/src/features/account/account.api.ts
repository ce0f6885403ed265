import { api } from '../../lib/api.ts';
import type { Done } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<Done, string>({
      query: (token) => ({ url: calls.confirmEmail(token), method: 'POST' }),
    }),
    updatePassword: build.mutation<Done, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: calls.updatePassword(token),
        method: 'PUT',
        body: { password },
      }),
    }),
  }),
});

export const { useConfirmEmailMutation, useUpdatePasswordMutation } = accountApi;
