// The twenty best ratings of visible members, for the landing page and everybody. No event.
import { route } from '@kindred/chassis/http/route';
import type { ListBestRatings } from '../usecases/list-best-ratings.ts';
import { bestQuery, bestRatingsAnswer } from './rating.schemas.ts';
import { viewOfRating } from './rating.views.ts';

export const listBestRatingsRoute = (listBestRatings: ListBestRatings) =>
  route({
    method: 'GET',
    path: '/ratings/get-best-ratings',
    access: 'public',
    isSameForAll: true,
    isKept: true,
    summary: 'The best ratings, of everybody or of one role',
    query: bestQuery,
    response: bestRatingsAnswer,
    async handle({ query }) {
      const best = await listBestRatings(query.role || undefined);
      return { success: true as const, ratings: best.map(viewOfRating) };
    },
  });
