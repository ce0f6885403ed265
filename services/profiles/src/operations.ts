import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createAnnounceCards, createAnnounceConnections } from './usecases/announce-state.ts';

/** What operators may have this service do, past its door. `wake` tells the relay that events wait. */
export const createProfilesOperations = (documents: Documents, clock: Clock, wake: () => void) => ({
  announceCards: createAnnounceCards(documents, clock, wake),
  announceConnections: createAnnounceConnections(documents, clock, wake),
});
