import { announceAll } from '@kindred/chassis/outbox/announce';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { ratingRemovedEvent, ratingReplacedEvent } from '../events/rating-changed.event.ts';
import { ratingsSpec } from '../store/ratings.indexes.ts';
import { createRatingsStore, type RatingDocument } from '../store/ratings.store.ts';

/** Tells every pair's rating once more: averages and counts of profiles are made of them. Answers how many. */
export function createAnnounceRatings(documents: Documents, clock: Clock, wake: () => void) {
  const { update } = createRatingsStore(documents, clock, wake);
  const ratings = documents.collection<RatingDocument>(ratingsSpec.name);
  return () =>
    announceAll(ratings, update, (rating) => [
      rating.isRemoved ? ratingRemovedEvent(rating) : ratingReplacedEvent(rating, rating.stars),
    ]);
}
