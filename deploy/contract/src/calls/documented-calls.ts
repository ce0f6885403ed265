import type { DocumentedCall } from './call.ts';
import { chatCalls } from './chat.calls.ts';
import { offerCalls } from './offers.calls.ts';
import { profileCalls } from './profile.calls.ts';
import { ratingAndMailCalls } from './ratings.calls.ts';
import { accountCalls, memberCalls, ownProfileCalls } from './users.calls.ts';

/**
 * Every row of the five tables of the specification's point 7: 20 under Users, 5 under Profile, 4 under Ratings
 * and mail, 6 under Offers, 6 under Chat. Written from the specification and the decisions, never from the code.
 */
export const documentedCalls: readonly DocumentedCall[] = [
  ...accountCalls,
  ...memberCalls,
  ...ownProfileCalls,
  ...profileCalls,
  ...ratingAndMailCalls,
  ...offerCalls,
  ...chatCalls,
];

/** `POST /users/signin`: how a call is named wherever it is spoken of. */
export const nameOf = ({ method, path }: Pick<DocumentedCall, 'method' | 'path'>): string =>
  `${method} ${path}`;
