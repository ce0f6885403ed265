// A member takes back their own rating of another; without one nothing changes. Emits rating.removed.
import { route } from '@kindred/chassis/http/route';
import { success } from '@kindred/chassis/http/schemas';
import type { RemoveRating } from '../usecases/remove-rating.ts';
import { removeParams } from './rating.schemas.ts';

export const removeRatingRoute = (removeRating: RemoveRating) =>
  route({
    method: 'DELETE',
    path: '/ratings/remove-rating/:ratedUserId',
    access: 'member',
    summary: 'Take the own rating of a member back',
    rights: 'who gave the rating',
    params: removeParams,
    response: success(),
    async handle({ caller, params }) {
      await removeRating(caller.userId, params.ratedUserId);
      return { success: true as const };
    },
  });
