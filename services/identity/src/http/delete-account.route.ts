// Deletes the member's own account, with the password said again. Emits user.deleted and session.revoked.
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { signInLimit } from '../domain/limits.ts';
import type { DeleteAccount } from '../usecases/delete-account.ts';
import { ownPasswordBody, succeeded } from './identity.schemas.ts';

export const deleteAccountRoute = (deleteAccount: DeleteAccount) =>
  route({
    method: 'POST',
    path: '/users/delete-account',
    access: 'member',
    summary: 'Delete the own account',
    rights: 'the member',
    limits: [toldLimit(signInLimit, 'email and network')],
    errors: { forbidden: ['wrong-password'] },
    body: ownPasswordBody,
    response: succeeded(),
    async handle({ body, caller, clientIp }) {
      await deleteAccount({ userId: caller.userId, password: body.password, clientIp });
      return { success: true as const };
    },
  });
