// Ends the member's own session. Emits session.revoked.
import { route } from '@kindred/chassis/http/route';
import type { SignOut } from '../usecases/sign-out.ts';
import { noBody, succeeded } from './identity.schemas.ts';

export const signOutRoute = (signOut: SignOut) =>
  route({
    method: 'POST',
    path: '/users/signout',
    access: 'member',
    summary: 'End this session',
    rights: 'the owner of the session',
    body: noBody,
    response: succeeded(),
    async handle({ caller }) {
      await signOut(caller);
      return { success: true as const };
    },
  });
