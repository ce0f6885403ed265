import { closed, email, id, line, success } from '@kindred/chassis/http/schemas';
import { categories, MAX_CATEGORIES } from '@kindred/proto/categories';
import { roles } from '@kindred/proto/role';
import { Type } from 'typebox';
import { MAX_PASSWORD, MIN_PASSWORD } from '../domain/password-rules.ts';

const role = () => Type.Enum([...roles]);

export const newPassword = () => line(MAX_PASSWORD, MIN_PASSWORD);

export const signInBody = closed({ email: email(), password: line(MAX_PASSWORD, 1) }, 'SignIn');

export const signInAnswer = closed(
  {
    success: Type.Literal(true),
    token: Type.String(),
    user: closed({ _id: id(), id: id(), email: Type.String(), role: role() }),
  },
  'SignedIn',
);

export const registerBody = closed(
  {
    email: email(),
    password: newPassword(),
    role: line(40, 1),
    categories: Type.Optional(
      Type.Array(Type.Enum([...categories]), { maxItems: MAX_CATEGORIES, uniqueItems: true }),
    ),
    terms: Type.Optional(
      closed({
        accepted: Type.Boolean(),
        version: Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$', example: '2026-11-01' }),
      }),
    ),
  },
  'Register',
);

export const registerAnswer = closed(
  {
    success: Type.Literal(true),
    newUser: closed({
      _id: id(),
      id: id(),
      email: Type.String(),
      role: role(),
      categories: Type.Array(Type.String()),
    }),
  },
  'Registered',
);

export const emailBody = closed({ email: email() }, 'EmailAddress');
export const passwordBody = closed({ password: newPassword() }, 'NewPassword');

/** Whatever a link could hold: the wrong ones get one answer, by looking them up. */
export const linkParams = closed({ token: Type.String({ maxLength: 300 }) });

/** A call without a body; an empty object does no harm. */
export const noBody = Type.Union([Type.Null(), closed({})]);

export const succeeded = success;
