import type { Rights } from './notation.ts';

/** The owner is who is rated. */
export const ratingsRights: readonly Rights[] = [
  {
    call: 'POST /ratings/add-new-rating',
    needs: 'token',
    lines: [
      [
        ['member', 'entrepreneur', 'connected', 'other party', 'parted', 'admin'],
        ['none', 'own', 'header'],
        'shown',
        '201 sees own rating',
      ],
      ['unverified', ['none', 'own'], 'shown', '503 profile-not-ready'],
      ['signed in', ['none', 'own'], 'self', '403 self-rating'],
      ['verified', ['none', 'own'], ['unverified', 'suspended', 'deleted'], '404 not-found = unknown'],
      ['verified', ['none', 'own'], 'unknown', '404 not-found'],
      ['signed in', 'body', ['shown', 'self', 'unknown'], '403 not-you'],
      ['signed in', 'array', 'shown', '400 wrong-type'],
      ['signed in', ['twice', 'own twice'], 'shown', '400 repeated-items'],
      ['signed in', ['stray', 'query'], 'shown', '400 unknown-field'],
      ['signed in', 'malformed', 'shown', '400 invalid-format'],
    ],
  },
  {
    call: 'DELETE /ratings/remove-rating/:ratedUserId',
    needs: 'token',
    lines: [
      ['signed in', ['none', 'header'], ['shown', 'unknown', 'self'], '200 sees success'],
      ['signed in', 'query', 'shown', '400 unknown-field'],
      ['signed in', 'malformed', 'shown', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /ratings/get-for-user/:userId',
    needs: 'open',
    lines: [
      ['everybody', ['none', 'header'], 'shown', '200 sees no rater ids'],
      ['everybody', 'none', ['unverified', 'suspended', 'deleted'], '404 not-found = unknown'],
      ['everybody', 'none', 'unknown', '404 not-found'],
      ['everybody', 'query', 'shown', '400 unknown-field'],
      ['everybody', 'malformed', 'shown', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /ratings/get-best-ratings',
    needs: 'open',
    lines: [
      ['everybody', ['none', 'header'], 'any', '200 sees no rater ids'],
      ['everybody', 'query', 'any', '400 unknown-field'],
    ],
  },
  {
    call: 'GET /ratings/get-best-ratings/',
    needs: 'open',
    lines: [
      ['everybody', ['none', 'header'], 'any', '200 sees no rater ids'],
      ['everybody', 'query', 'any', '400 unknown-field'],
    ],
  },
];
