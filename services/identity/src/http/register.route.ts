// Makes an account for anyone and has the confirmation mailed. Emits user.registered.
import { route } from '@kindred/chassis/http/route';
import type { RegisterAccount } from '../usecases/register-account.ts';
import { registerAnswer, registerBody } from './identity.schemas.ts';

export const registerRoute = (registerAccount: RegisterAccount) =>
  route({
    method: 'POST',
    path: '/users/register',
    access: 'public',
    summary: 'Register an account',
    errors: {
      invalid: ['terms-required', 'password-guessable', 'password-has-email'],
      conflict: ['email-taken'],
      unprocessable: ['idempotency-key-reused'],
    },
    body: registerBody,
    response: registerAnswer,
    status: 201,
    async handle({ body, locale, idempotencyKey }) {
      const { categories: chosen = [] } = body;
      const account = await registerAccount({
        ...body,
        categories: chosen,
        locale,
        idempotencyKey,
        confirmation: 'mail',
      });
      const { _id, email, role, categories } = account;
      return { success: true as const, newUser: { _id, id: _id, email, role, categories } };
    },
  });
