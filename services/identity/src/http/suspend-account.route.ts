// Suspends a member, for admins alone. Emits user.suspended and session.revoked.
import { route } from '@kindred/chassis/http/route';
import type { ChangeSuspension } from '../usecases/suspend-account.ts';
import { accountParams, noBody, succeeded } from './identity.schemas.ts';

export const suspendAccountRoute = (suspend: ChangeSuspension) =>
  route({
    method: 'POST',
    path: '/users/suspend/:id',
    access: 'member',
    summary: 'Suspend a member',
    rights: 'admins',
    errors: { forbidden: ['admins-only', 'not-yourself'], 'not-found': ['not-found'] },
    params: accountParams,
    body: noBody,
    response: succeeded(),
    async handle({ caller, params }) {
      await suspend(caller, params.id);
      return { success: true as const };
    },
  });
