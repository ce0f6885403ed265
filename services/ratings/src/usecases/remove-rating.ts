import { removedFields } from '../domain/rating.ts';
import { ratingRemovedEvent } from '../events/rating-changed.event.ts';
import type { RatingsStore } from '../store/ratings.store.ts';

/** A rater takes their rating of a member back; without one there is nothing to do. */
export const createRemoveRating =
  (ratings: RatingsStore) =>
  async (raterId: string, ratedUserId: string): Promise<void> => {
    const rating = await ratings.ofPair(raterId, ratedUserId);
    if (!rating) return;
    await ratings.update(rating._id, (current) =>
      current.isRemoved ? undefined : { set: removedFields(), events: [ratingRemovedEvent(current)] },
    );
  };

export type RemoveRating = ReturnType<typeof createRemoveRating>;
