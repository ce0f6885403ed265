import type { Rights } from './notation.ts';

/** Accounts and sessions. A token is nobody's business here, but for signing out. */
export const identityRights: readonly Rights[] = [
  {
    call: 'POST /users/signin',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'right password', '200'],
      ['everybody', 'none', 'wrong password', '401 invalid-credentials = unknown address'],
      ['everybody', 'none', 'unknown address', '401 invalid-credentials'],
      ['everybody', 'none', 'unverified account', '403 email-not-confirmed'],
      ['everybody', ['stray', 'array'], 'right password', '400 unknown-field'],
    ],
  },
  {
    call: 'POST /users/register',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'new address', '201'],
      ['everybody', 'none', 'taken address', '409 email-taken'],
      ['everybody', 'none', 'terms refused', '400 terms-required'],
      ['everybody', ['stray', 'array'], 'new address', '400 unknown-field'],
    ],
  },
  {
    call: 'POST /users/changepassword',
    needs: 'open',
    lines: [
      ['everybody', 'none', ['known address', 'unknown address'], '200 sees success'],
      ['everybody', 'stray', 'known address', '400 unknown-field'],
    ],
  },
  {
    call: 'POST /users/resend-confirmation',
    needs: 'open',
    lines: [
      ['everybody', 'none', ['known address', 'unknown address'], '200 sees success'],
      ['everybody', 'stray', 'known address', '400 unknown-field'],
    ],
  },
  {
    call: 'POST /users/emailconfirm/:token',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'guessed token', '400 link-invalid'],
      ['visitor', 'none', 'mailed token', '200 sees success'],
      ['visitor', 'none', 'used token', '200 sees success'],
    ],
  },
  {
    call: 'PUT /users/updatepassword/:token',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'guessed token', '400 link-invalid'],
      ['everybody', 'stray', 'guessed token', '400 unknown-field'],
      ['visitor', 'none', 'mailed token', '200 sees success'],
      ['visitor', 'none', 'used token', '400 link-invalid = guessed token'],
    ],
  },
  {
    call: 'POST /users/signout',
    needs: 'token',
    lines: [
      ['signed in', ['none', 'header'], 'any', '200 sees success'],
      ['signed in', 'stray', 'any', '400 wrong-type'],
      ['signed in', 'query', 'any', '400 unknown-field'],
    ],
  },
];
