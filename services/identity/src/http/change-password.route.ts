// Asks for a link to set a new password; answers anyone alike. Emits user.password-reset-requested, later, if the address is known.
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { mailedLinkLimit } from '../domain/limits.ts';
import type { RequestLink } from '../usecases/request-link.ts';
import { emailBody, succeeded } from './identity.schemas.ts';

export const changePasswordRoute = (requestLink: RequestLink) =>
  route({
    method: 'POST',
    path: '/users/changepassword',
    access: 'public',
    summary: 'Mail a link to set a new password',
    limits: [toldLimit(mailedLinkLimit, 'email, beyond which nothing is mailed')],
    body: emailBody,
    response: succeeded(),
    async handle({ body, locale }) {
      await requestLink({ kind: 'reset', email: body.email, locale });
      return { success: true as const };
    },
  });
