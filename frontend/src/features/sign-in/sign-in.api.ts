import { api } from '../../lib/api.ts';
import type { Done, SignInAnswer, SignInBody } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInAnswer, SignInBody>({
      query: (body) => ({ url: calls.signIn, method: 'POST', body }),
    }),
    resendConfirmation: build.mutation<Done, { email: string }>({
      query: (body) => ({ url: calls.resendConfirmation, method: 'POST', body }),
    }),
    requestPasswordReset: build.mutation<Done, { email: string }>({
      query: (body) => ({ url: calls.requestPasswordReset, method: 'POST', body }),
    }),
  }),
});

export const { useSignInMutation, useResendConfirmationMutation, useRequestPasswordResetMutation } =
  signInApi;
