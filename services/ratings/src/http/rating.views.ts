import type { Static } from 'typebox';
import type { RatedBy } from '../usecases/rated-by.ts';
import type { ownRatingView, ratingView } from './rating.schemas.ts';

export const viewOfRating = ({ rating, rater }: RatedBy): Static<typeof ratingView> => ({
  _id: rating.ratingId,
  ratedUserId: rating.ratedUserId,
  ratingNumber: rating.stars,
  comment: rating.comment,
  createdAt: new Date(rating.ratedAt).toISOString(),
  rater: { profileImage: rater.image || null, address: { firstname: rater.firstname } },
});

export const viewOfOwnRating = (rated: RatedBy): Static<typeof ownRatingView> => ({
  ...viewOfRating(rated),
  userId: rated.rating.raterId,
});
