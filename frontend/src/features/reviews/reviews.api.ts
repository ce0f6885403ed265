import { api } from '../../lib/api.ts';
import type { OwnRating, Rating, RatingPage } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { profileApi } from '../../lib/profile.api.ts';
import { averageWith, prependRating } from './rated.ts';

type NewReview = { ratedUserId: string; ratingNumber: number; comment: string; key: string };

const pageSize = 20;

const withoutRater = ({ userId: _rater, ...rating }: OwnRating): Rating => rating;

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviews: build.infiniteQuery<RatingPage, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: calls.ratings(queryArg),
        params: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    }),
    addReview: build.mutation<OwnRating, NewReview>({
      query: ({ key, ...body }) => ({
        url: calls.addRating,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: (answer: { newRating: OwnRating }) => answer.newRating,
      async onQueryStarted({ ratedUserId }, { dispatch, getState, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer === null) return;
        const { data: rating } = answer;
        const shown = reviewsApi.endpoints.reviews.select(ratedUserId)(getState()).data?.pages ?? [];
        const before = shown.flatMap((page) => page.ratings).find((each) => each._id === rating._id);
        const isAllShown = shown.at(-1)?.nextCursor === null;
        dispatch(
          reviewsApi.util.updateQueryData('reviews', ratedUserId, ({ pages }) =>
            prependRating(pages, withoutRater(rating)),
          ),
        );
        // What an earlier rating counted is known only if it is among those shown.
        if (before === undefined && !isAllShown) return;
        dispatch(
          profileApi.util.updateQueryData('profile', ratedUserId, (profile) => {
            Object.assign(profile, averageWith(profile, rating.ratingNumber, before?.ratingNumber));
          }),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Members']),
    }),
  }),
});

export const { useReviewsInfiniteQuery, useAddReviewMutation } = reviewsApi;
