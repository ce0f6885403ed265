import { api } from '../../lib/api.ts';
import type { RegisterAnswer, RegisterBody } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterAnswer['newUser'], RegisterBody>({
      query: (body) => ({ url: calls.register, method: 'POST', body }),
      transformResponse: (answer: RegisterAnswer) => answer.newUser,
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
