import type { Line, Rights } from './notation.ts';

/** A profile is its owner's: everybody may change their own, nobody another's, and no second id gets around that. */
const ownProfileOnly: readonly Line[] = [
  ['signed in', ['own', 'header'], 'any', '200 sees self'],
  ['signed in', 'path', 'any', '403 not-you = unknown'],
  ['signed in', 'path', 'unknown', '403 not-you'],
  ['signed in', ['both', 'query'], 'any', '400 unknown-field'],
  ['signed in', 'malformed', 'any', '400 invalid-format'],
];

/** What is deleted from a list must be in the caller's own; deleting it again changes nothing. */
const ownEntryOnly: readonly Line[] = [
  ['signed in', ['own', 'header'], ['own entry', 'deleted entry'], '200 sees self'],
  ['signed in', 'sub-id', "another's entry", '404 not-found = unknown entry'],
  ['signed in', 'sub-id', 'unknown entry', '404 not-found'],
  ['signed in', 'path', ['own entry', "another's entry", 'unknown entry'], '403 not-you'],
  ['signed in', ['both', 'query'], 'own entry', '400 unknown-field'],
  ['signed in', 'array', 'own entry', '400 wrong-type'],
  ['signed in', 'twice', 'own entry', '400 repeated-items'],
  ['signed in', 'malformed', 'own entry', '400 invalid-format'],
];

const ofOwnProfile = [
  'PUT /users/update/:id',
  'PUT /users/update-profile-pic/:id',
  'PUT /users/update-profile-back/:id',
  'POST /users/upload-port-img/:id',
  'POST /users/add-language/:id',
  'POST /profile/user/:id/about',
  'POST /profile/interests/:id',
  'POST /profile/personality/:id',
];

const ofOwnEntries = [
  'DELETE /users/delete-port-img/:id',
  'DELETE /users/delete-language/:id',
  'DELETE /profile/delete-interests/:id',
  'DELETE /profile/delete-personality/:id',
];

export const profilesRights: readonly Rights[] = [
  {
    call: 'GET /users/loggeduser',
    needs: 'token',
    lines: [
      ['signed in', ['none', 'header'], 'any', '200 sees self'],
      ['signed in', 'query', 'any', '400 unknown-field'],
    ],
  },
  {
    call: 'GET /users/all-the-users',
    needs: 'token if any',
    lines: [
      ['visitor', ['none', 'header'], 'shown', '200 sees listed'],
      ['signed in', ['none', 'header'], 'shown', '200 sees listed'],
      [['visitor', 'signed in'], 'none', ['unverified', 'suspended', 'deleted'], '200 sees not listed'],
      [['visitor', 'signed in'], 'query', 'shown', '400 unknown-field'],
    ],
  },
  {
    call: 'GET /users/single-user/:id',
    needs: 'token if any',
    lines: [
      ['visitor', 'path', ['shown', 'address hidden'], '200 sees public'],
      ['all but owner', 'path', 'shown', '200 sees member'],
      ['all but owner', 'path', 'address hidden', '200 sees public'],
      ['signed in', ['own', 'header'], 'shown', '200 sees self'],
      [['visitor', 'signed in'], 'path', ['unverified', 'suspended', 'deleted'], '404 not-found = unknown'],
      [['visitor', 'signed in'], 'path', 'unknown', '404 not-found'],
      [['visitor', 'signed in'], 'query', 'shown', '400 unknown-field'],
      [['visitor', 'signed in'], 'malformed', 'shown', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /users/share-card/:id',
    needs: 'open',
    lines: [
      ['everybody', 'path', ['shown', 'address hidden'], '200 sees share card'],
      ['everybody', 'path', ['unverified', 'suspended', 'deleted'], '404 not-found = unknown'],
      ['everybody', 'path', 'unknown', '404 not-found'],
      ['everybody', 'query', 'shown', '400 unknown-field'],
      ['everybody', 'malformed', 'shown', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /media/share/:file',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'shown', '200'],
      [
        'everybody',
        'none',
        ['unverified', 'suspended', 'deleted', 'no such name'],
        '404 not-found = unknown',
      ],
      ['everybody', 'none', 'unknown', '404 not-found'],
    ],
  },
  {
    call: 'GET /users/sitemap',
    needs: 'open',
    lines: [
      ['everybody', ['none', 'header'], 'shown', '200'],
      ['everybody', 'query', 'shown', '400 unknown-field'],
    ],
  },
  {
    call: 'GET /users/sitemap/:day',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'shown', '200 sees listed'],
      ['everybody', 'none', ['unverified', 'suspended', 'deleted'], '200 sees not listed'],
      ['everybody', 'none', 'no such day', '404 not-found'],
      ['everybody', 'query', 'shown', '400 unknown-field'],
    ],
  },
  ...ofOwnProfile.map((call): Rights => ({ call, needs: 'token', lines: ownProfileOnly })),
  ...ofOwnEntries.map((call): Rights => ({ call, needs: 'token', lines: ownEntryOnly })),
  {
    call: 'GET /media/profiles/:file',
    needs: 'open',
    lines: [
      ['everybody', 'none', 'shown', '200'],
      ['everybody', 'none', 'no such name', '404 not-found = unknown'],
      ['everybody', 'none', 'unknown', '404 not-found'],
    ],
  },
  {
    call: 'POST /users/add-fav-offer/:offerId',
    needs: 'token',
    lines: [
      ['signed in', ['none', 'own', 'header'], ['open', 'closed'], '200 sees self'],
      ['signed in', 'none', ['deleted', 'of suspended'], '404 not-found = unknown'],
      ['signed in', 'none', 'unknown', '404 not-found'],
      ['signed in', 'body', ['open', 'closed', 'deleted', 'unknown'], '403 not-you'],
      ['signed in', 'array', 'open', '400 wrong-type'],
      ['signed in', ['twice', 'own twice'], 'open', '400 repeated-items'],
      ['signed in', 'query', 'open', '400 unknown-field'],
      ['signed in', 'malformed', 'open', '400 invalid-format'],
    ],
  },
];
