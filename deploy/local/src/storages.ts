import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { chatStorage } from '@kindred/chat/storage';
import { identityStorage } from '@kindred/identity/storage';
import { mailStorage } from '@kindred/mail/storage';
import { offersStorage } from '@kindred/offers/storage';
import { profilesStorage } from '@kindred/profiles/storage';
import { ratingsStorage } from '@kindred/ratings/storage';

/** What each service keeps, by its name. */
export const storages = {
  identity: identityStorage,
  profiles: profilesStorage,
  offers: offersStorage,
  ratings: ratingsStorage,
  chat: chatStorage,
  mail: mailStorage,
} as const satisfies Record<string, ServiceStorage>;
