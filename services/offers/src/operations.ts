import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createAnnounceOffers } from './usecases/announce-offers.ts';

/** What operators may have this service do, past its door. `wake` tells the relay that events wait. */
export const createOffersOperations = (documents: Documents, clock: Clock, wake: () => void) => ({
  announceOffers: createAnnounceOffers(documents, clock, wake),
});
