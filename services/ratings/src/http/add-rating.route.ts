// A member rates another; a later rating of the pair replaces the earlier. Emits rating.added or rating.replaced.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { AddRating } from '../usecases/add-rating.ts';
import { addRatingAnswer, addRatingBody } from './rating.schemas.ts';
import { viewOfOwnRating } from './rating.views.ts';

export const addRatingRoute = (addRating: AddRating) =>
  route({
    method: 'POST',
    path: '/ratings/add-new-rating',
    access: 'member',
    summary: 'Rate a member; rating them again replaces the rating',
    rights: 'members, of anybody but themselves',
    errors: {
      invalid: ['comment-required'],
      forbidden: ['not-you', 'self-rating'],
      'not-found': ['not-found'],
      conflict: ['rating-removed'],
      unprocessable: ['idempotency-key-reused'],
      unavailable: ['profile-not-ready'],
    },
    body: addRatingBody,
    response: addRatingAnswer,
    status: 201,
    async handle({ body, caller, idempotencyKey }) {
      const raterId = requireSelf(caller, body.userId, 'userId');
      const { ratedUserId, ratingNumber: stars, comment } = body;
      const rated = await addRating({ raterId, ratedUserId, stars, comment, idempotencyKey });
      return { success: true as const, newRating: viewOfOwnRating(rated) };
    },
  });
