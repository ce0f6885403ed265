import type { CollectionSpec, Update } from '@kindred/chassis/ports/documents';
import { storages } from '@kindred/local/storages';

/** Every collection of every service. */
export const collections: Readonly<Record<string, readonly CollectionSpec[]>> = Object.fromEntries(
  Object.entries(storages).map(([service, kept]) => [service, kept.collections]),
);

/**
 * Fields that tell how a document came about instead of what it is, with the reason why they may differ: no answer
 * shows them.
 */
export const uncompared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chat/conversations': {
    threadVersion: 'counts looks at the messages, so that an older look never covers a newer one',
  },
};

/** Of collections that hold nothing but what events told: all can be made again from the topics. */
export const projections: readonly string[] = [
  'profiles/offers',
  'profiles/rating-contributions',
  'offers/cards',
  'ratings/cards',
  'chat/cards',
  'chat/conversations',
];

/**
 * What members, or the service itself, did: of these, events can make nothing again. Work that an event asked for and
 * mails that were sent are acts too; addresses are sealed anew each time they are stored.
 */
export const owned: readonly string[] = [
  'identity/accounts',
  'identity/sessions',
  'identity/link_requests',
  'profiles/connections',
  'profiles/favourites',
  'profiles/uploads',
  'offers/applications',
  'offers/uploads',
  'ratings/ratings',
  'chat/messages',
  'chat/uploads',
  'mail/mails',
  'mail/offer-ends',
  'mail/recipients',
  'mail/applicants',
  'profiles/erasures',
  'offers/erasures',
  'ratings/erasures',
  'chat/erasures',
  'mail/erasures',
];

/** Fields of an owner's documents that events told, as they are before the first one. */
export const projectedFields: Readonly<Record<string, Update>> = {
  'profiles/members': { $set: { averageRating: 0, ratingCount: 0 }, $unset: { ratingTotals: true } },
  'offers/offers': { $set: { applicantsCount: 0 }, $unset: { withdrawnCount: true } },
};

/** What else differs once a projection was made again. */
export const uncomparedAgain: typeof uncompared = {
  ...uncompared,
  'profiles/members': {
    version: 'the owner counts its writes, those of the new totals too',
    'ratingTotals.last': 'the contribution taken in last: a note for a crash between two writes',
  },
};
