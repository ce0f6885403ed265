// Starts a session for anyone with the right password. Emits nothing.
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { signInLimit } from '../domain/limits.ts';
import type { SignIn } from '../usecases/sign-in.ts';
import { signInAnswer, signInBody } from './identity.schemas.ts';

export const signInRoute = (signIn: SignIn) =>
  route({
    method: 'POST',
    path: '/users/signin',
    access: 'public',
    summary: 'Sign in with email and password',
    limits: [toldLimit(signInLimit, 'email and network')],
    errors: { unauthenticated: ['invalid-credentials'], forbidden: ['email-not-confirmed'] },
    body: signInBody,
    response: signInAnswer,
    async handle({ body, clientIp }) {
      const { token, account } = await signIn({ ...body, clientIp });
      const { _id, email, role } = account;
      return { success: true as const, token, user: { _id, id: _id, email, role } };
    },
  });
