// What others say about a member, newest first, page by page; for everybody. No event.
import { route } from '@kindred/chassis/http/route';
import type { ListRatings } from '../usecases/list-ratings.ts';
import { pageQuery, ratedParams, ratingsAnswer } from './rating.schemas.ts';
import { viewOfRating } from './rating.views.ts';

const DEFAULT_LIMIT = 50;

export const listRatingsRoute = (listRatings: ListRatings) =>
  route({
    method: 'GET',
    path: '/ratings/get-for-user/:userId',
    access: 'public',
    isSameForAll: true,
    summary: 'Ratings of a member, page by page',
    errors: { 'not-found': ['not-found'] },
    params: ratedParams,
    query: pageQuery,
    response: ratingsAnswer,
    async handle({ params, query }) {
      const page = await listRatings(params.userId, query.limit ?? DEFAULT_LIMIT, query.cursor);
      return {
        success: true as const,
        ratings: page.ratings.map(viewOfRating),
        nextCursor: page.nextCursor,
      };
    },
  });
