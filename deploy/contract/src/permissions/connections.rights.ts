import type { Line, Rights } from './notation.ts';

/**
 * Connections, one document per pair. The state is how the caller stands to somebody: `asked` means the caller
 * asked, `was asked` that the other did; `self` is nobody else at all.
 */
const shown = ['none', 'asked', 'was asked', 'connected', 'parted'] as const;

/** Whoever the pair belongs to, only one of the two may act in their own name. */
const inOwnNameOnly: readonly Line[] = [
  ['signed in', 'body', [...shown, 'unknown'], '403 not-you'],
  ['signed in', 'array', 'none', '400 wrong-type'],
  ['signed in', ['twice', 'own twice'], ['none', 'connected'], '400 repeated-items'],
  ['signed in', ['stray', 'query'], 'none', '400 unknown-field'],
  ['signed in', 'malformed', 'none', '400 invalid-format'],
];

const toSelf: Line = ['signed in', ['none', 'own'], 'self', '400 self-connection'];
/** Either side may be left out of a rejection; with the own id in the other place it would say nothing. */
const rejectsSelf: readonly Line[] = [
  ['signed in', 'own', 'self', '400 self-connection'],
  ['signed in', 'none', 'self', '400 required'],
];

export const connectionsRights: readonly Rights[] = [
  {
    call: 'POST /users/send-connection-request',
    needs: 'token',
    lines: [
      ['verified', 'own', shown, '200 sees self'],
      ['verified', ['none', 'header'], ['none', 'connected'], '200 sees self'],
      // Nobody sees who asks before their address is confirmed.
      ['unverified', ['none', 'own', 'header'], 'none', '503 profile-not-ready'],
      ['signed in', ['none', 'own'], ['unverified', 'suspended', 'deleted'], '404 not-found = unknown'],
      ['signed in', ['none', 'own'], 'unknown', '404 not-found'],
      toSelf,
      ...inOwnNameOnly,
    ],
  },
  {
    call: 'POST /users/accept-connection-request',
    needs: 'token',
    lines: [
      ['verified', ['none', 'own', 'header'], ['was asked', 'connected'], '200 sees self'],
      ['verified', ['none', 'own'], ['none', 'asked', 'parted'], '404 no-request = unknown'],
      ['unverified', ['none', 'own'], 'none', '404 no-request = unknown'],
      ['signed in', ['none', 'own'], ['unverified', 'suspended', 'deleted'], '404 no-request = unknown'],
      ['signed in', ['none', 'own'], 'unknown', '404 no-request'],
      toSelf,
      ...inOwnNameOnly,
    ],
  },
  {
    call: 'POST /users/reject-connection-request',
    needs: 'token',
    lines: [
      ['verified', 'own', shown, '200 sees self'],
      ['verified', ['none', 'header'], ['none', 'connected'], '200 sees self'],
      ['unverified', ['none', 'own'], 'none', '200 sees self'],
      ['signed in', ['none', 'own'], 'unknown', '200 sees self'],
      ...rejectsSelf,
      ...inOwnNameOnly,
    ],
  },
  {
    call: 'POST /users/delete-connection',
    needs: 'token',
    lines: [
      ['verified', 'own', shown, '200 sees self'],
      ['verified', ['none', 'header'], ['none', 'connected'], '200 sees self'],
      ['unverified', ['none', 'own'], 'none', '200 sees self'],
      ['signed in', ['none', 'own'], 'unknown', '200 sees self'],
      toSelf,
      ...inOwnNameOnly,
    ],
  },
];
