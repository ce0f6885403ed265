import { closed, email, id, line, shownText, success } from '@kindred/chassis/http/schemas';
import { categories, MAX_CATEGORIES } from '@kindred/proto/categories';
import { roles } from '@kindred/proto/role';
import { Type } from 'typebox';
import { MAX_PASSWORD, MIN_PASSWORD } from '../domain/password-rules.ts';

const role = () => Type.Enum([...roles]);

const PASSWORD_EXAMPLE = 'seven lanterns over water';

export const newPassword = () => line(MAX_PASSWORD, MIN_PASSWORD, PASSWORD_EXAMPLE);

export const signInBody = closed(
  { email: email(), password: line(MAX_PASSWORD, 1, PASSWORD_EXAMPLE) },
  'SignIn',
);

export const signInAnswer = closed(
  {
    success: Type.Literal(true),
    token: shownText('eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI2NGYxIn0.c2lnbmF0dXJl'),
    user: closed({ _id: id(), id: id(), email: shownText('mira@example.com'), role: role() }),
  },
  'SignedIn',
);

export const registerBody = closed(
  {
    email: email(),
    password: newPassword(),
    role: line(40, 1, 'artist'),
    categories: Type.Optional(
      Type.Array(Type.Enum([...categories]), { maxItems: MAX_CATEGORIES, uniqueItems: true }),
    ),
    terms: Type.Optional(
      closed({
        accepted: Type.Boolean(),
        version: Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$', examples: ['2026-11-01'] }),
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
      email: shownText('mira@example.com'),
      role: role(),
      categories: Type.Array(shownText('Painting')),
    }),
  },
  'Registered',
);

/** The own password once more, before what cannot be undone. */
export const ownPasswordBody = closed({ password: line(MAX_PASSWORD, 1, PASSWORD_EXAMPLE) }, 'OwnPassword');
export const accountParams = closed({ id: id() });

export const emailBody = closed({ email: email() }, 'EmailAddress');
export const passwordBody = closed({ password: newPassword() }, 'NewPassword');

/** Whatever a link could hold: the wrong ones get one answer, by looking them up. */
export const linkParams = closed({
  token: Type.String({ maxLength: 300, examples: ['Zk1vUWx0c2hvd24tb25jZS1ieS1tYWls'] }),
});

/** A call without a body; an empty object does no harm. */
export const noBody = Type.Union([Type.Null(), closed({})]);

export const succeeded = success;
