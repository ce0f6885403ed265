// Sets a new password for whoever holds the mailed link. Emits user.password-changed and session.revoked.
import { route } from '@kindred/chassis/http/route';
import type { UpdatePassword } from '../usecases/update-password.ts';
import { linkParams, passwordBody, succeeded } from './identity.schemas.ts';

export const updatePasswordRoute = (updatePassword: UpdatePassword) =>
  route({
    method: 'PUT',
    path: '/users/updatepassword/:token',
    access: 'public',
    summary: 'Set a new password by its mailed link',
    rights: 'who holds the mailed link',
    errors: { invalid: ['link-invalid', 'password-guessable', 'password-has-email'] },
    params: linkParams,
    body: passwordBody,
    response: succeeded(),
    async handle({ params, body, locale }) {
      await updatePassword({ token: params.token, password: body.password, locale });
      return { success: true as const };
    },
  });
