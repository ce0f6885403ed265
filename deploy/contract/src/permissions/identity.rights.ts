import type { Line, Rights } from './notation.ts';

/** Accounts and sessions. A token is nobody's business here, but for signing out. */
/** What an admin may do to somebody else, and nobody to themselves. */
const adminsOnly: readonly Line[] = [
  ['admin', ['none', 'header'], ['shown', 'suspended'], '200 sees success'],
  ['admin', 'none', 'self', '403 not-yourself'],
  ['admin', 'none', 'deleted', '404 not-found = unknown'],
  ['admin', 'none', 'unknown', '404 not-found'],
  [
    ['unverified', 'member', 'entrepreneur', 'connected', 'other party', 'parted', 'owner'],
    ['none', 'header'],
    ['shown', 'suspended', 'self', 'deleted'],
    '403 admins-only = unknown',
  ],
  [
    ['unverified', 'member', 'entrepreneur', 'connected', 'other party', 'parted', 'owner'],
    'none',
    'unknown',
    '403 admins-only',
  ],
  ['signed in', 'stray', 'shown', '400 wrong-type'],
  ['signed in', 'query', 'shown', '400 unknown-field'],
  ['signed in', 'malformed', 'shown', '400 invalid-format'],
];

export const identityRights: readonly Rights[] = [
  {
    call: 'POST /users/signin',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'right password', '200'],
      ['everybody', 'none', 'wrong password', '401 invalid-credentials = unknown address'],
      ['everybody', 'none', 'unknown address', '401 invalid-credentials'],
      ['everybody', 'none', 'unverified account', '403 email-not-confirmed'],
      // Nobody is told that an account is suspended, or was deleted.
      [
        'everybody',
        'none',
        ['suspended account', 'deleted account'],
        '401 invalid-credentials = unknown address',
      ],
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
  {
    call: 'POST /users/delete-account',
    needs: 'token',
    lines: [
      ['member', ['none', 'header'], 'right password', '200 sees success'],
      ['signed in', ['none', 'header'], 'wrong password', '403 wrong-password'],
      ['signed in', ['stray', 'query'], 'right password', '400 unknown-field'],
      ['signed in', 'array', 'right password', '400 wrong-type'],
      ['signed in', ['twice', 'own twice'], 'right password', '400 repeated-items'],
    ],
  },
  { call: 'POST /users/suspend/:id', needs: 'token', lines: adminsOnly },
  { call: 'POST /users/reinstate/:id', needs: 'token', lines: adminsOnly },
];
