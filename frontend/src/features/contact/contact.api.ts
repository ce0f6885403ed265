import { api } from '../../lib/api.ts';
import type { ContactMessageBody } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<{ message: string }, Omit<ContactMessageBody, 'subject'>>({
      query: (message) => ({
        url: calls.contactForm,
        method: 'POST',
        body: { ...message, subject: 'User Message to DEVs' } satisfies ContactMessageBody,
      }),
    }),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
