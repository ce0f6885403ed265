// Asks for the confirmation mail again; answers anyone alike. Emits user.registered, later, if the address waits for it.
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { mailedLinkLimit } from '../domain/limits.ts';
import type { RequestLink } from '../usecases/request-link.ts';
import { emailBody, succeeded } from './identity.schemas.ts';

export const resendConfirmationRoute = (requestLink: RequestLink) =>
  route({
    method: 'POST',
    path: '/users/resend-confirmation',
    access: 'public',
    summary: 'Mail the confirmation link again',
    limits: [toldLimit(mailedLinkLimit, 'email, beyond which nothing is mailed')],
    body: emailBody,
    response: succeeded(),
    async handle({ body, locale }) {
      await requestLink({ kind: 'confirmation', email: body.email, locale });
      return { success: true as const };
    },
  });
