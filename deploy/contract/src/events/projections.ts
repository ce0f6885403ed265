import type { CollectionSpec } from '@kindred/chassis/ports/documents';
import { chatStorage } from '@kindred/chat/storage';
import { identityStorage } from '@kindred/identity/storage';
import { mailStorage } from '@kindred/mail/storage';
import { offersStorage } from '@kindred/offers/storage';
import { profilesStorage } from '@kindred/profiles/storage';
import { ratingsStorage } from '@kindred/ratings/storage';

/** Every collection of every service. */
export const collections: Readonly<Record<string, readonly CollectionSpec[]>> = {
  identity: identityStorage.collections,
  profiles: profilesStorage.collections,
  offers: offersStorage.collections,
  ratings: ratingsStorage.collections,
  chat: chatStorage.collections,
  mail: mailStorage.collections,
};

/**
 * Fields that tell how a document came about instead of what it is, with the reason why they may differ: no answer
 * shows them.
 */
export const uncompared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chat/conversations': {
    threadVersion: 'counts looks at the messages, so that an older look never covers a newer one',
  },
};
