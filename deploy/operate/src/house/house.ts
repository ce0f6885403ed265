import type { Bus } from '@kindred/chassis/ports/bus';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createChatOperations } from '@kindred/chat/operations';
import { createIdentityOperations } from '@kindred/identity/operations';
import { createOffersOperations } from '@kindred/offers/operations';
import { createProfilesOperations } from '@kindred/profiles/operations';
import { createRatingsOperations } from '@kindred/ratings/operations';

export const owners = ['identity', 'profiles', 'offers', 'ratings', 'chat'] as const;
export type OwnerName = (typeof owners)[number];

export interface HouseParts {
  documentsOf(owner: OwnerName): Documents;
  bus: Bus;
  clock: Clock;
  version: string;
  /** Where everything lies in files; undefined on engines. */
  dataFolder: string | undefined;
  /** Publishes what waits in outboxes. */
  flush(): Promise<void>;
}

/** Everything commands work on: each owner's own operations, over its own documents. */
export function createHouse({ documentsOf, ...parts }: HouseParts) {
  const { clock } = parts;
  // The relays look by themselves, and `flush` has them look at the end.
  const wake = (): void => {};
  return {
    ...parts,
    identity: createIdentityOperations(documentsOf('identity'), clock, wake),
    profiles: createProfilesOperations(documentsOf('profiles'), clock, wake),
    offers: createOffersOperations(documentsOf('offers'), clock, wake),
    ratings: createRatingsOperations(documentsOf('ratings'), clock, wake),
    chat: createChatOperations(documentsOf('chat'), clock, wake),
  };
}

export type House = ReturnType<typeof createHouse>;
