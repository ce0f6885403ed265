// Ends the suspension of a member, for admins alone. Emits user.reinstated.
import { route } from '@kindred/chassis/http/route';
import type { ChangeSuspension } from '../usecases/suspend-account.ts';
import { accountParams, noBody, succeeded } from './identity.schemas.ts';

export const reinstateAccountRoute = (reinstate: ChangeSuspension) =>
  route({
    method: 'POST',
    path: '/users/reinstate/:id',
    access: 'member',
    summary: 'End the suspension of a member',
    rights: 'admins',
    errors: { forbidden: ['admins-only', 'not-yourself'], 'not-found': ['not-found'] },
    params: accountParams,
    body: noBody,
    response: succeeded(),
    async handle({ caller, params }) {
      await reinstate(caller, params.id);
      return { success: true as const };
    },
  });
