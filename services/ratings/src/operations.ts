import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createAnnounceRatings } from './usecases/announce-ratings.ts';

/** What operators may have this service do, past its door. `wake` tells the relay that events wait. */
export const createRatingsOperations = (documents: Documents, clock: Clock, wake: () => void) => ({
  announceRatings: createAnnounceRatings(documents, clock, wake),
});
