// Confirms the address of whoever holds the mailed link. Emits user.verified.
import { route } from '@kindred/chassis/http/route';
import type { ConfirmEmail } from '../usecases/confirm-email.ts';
import { linkParams, noBody, succeeded } from './identity.schemas.ts';

export const confirmEmailRoute = (confirmEmail: ConfirmEmail) =>
  route({
    method: 'POST',
    path: '/users/emailconfirm/:token',
    access: 'public',
    summary: 'Confirm an email address by its mailed link',
    rights: 'who holds the mailed link',
    errors: { invalid: ['link-invalid'] },
    params: linkParams,
    body: noBody,
    response: succeeded(),
    async handle({ params }) {
      await confirmEmail(params.token);
      return { success: true as const };
    },
  });
