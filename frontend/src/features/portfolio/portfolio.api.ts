import { api } from '../../lib/api.ts';
import type { Self } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { keepingOwn, profileApi, userOf } from '../../lib/profile.api.ts';
import { upload } from '../../lib/upload.ts';

type NewImage = { userId: string; file: File; key: string; onProgress: (share: number) => void };

const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    addPortfolioImage: build.mutation<Self, NewImage>({
      queryFn: async ({ userId, file, key, onProgress }) => {
        const form = new FormData();
        form.set('portfolioImage', file);
        const answer = await upload<{ user: Self }>({
          url: calls.addPortfolioImage(userId),
          method: 'POST',
          form,
          onProgress,
          headers: { 'Idempotency-Key': key },
        });
        return 'error' in answer ? answer : { data: userOf(answer.data) };
      },
      onQueryStarted: keepingOwn('portfolioImages'),
    }),
    deletePortfolioImage: build.mutation<Self, { userId: string; imageId: string }>({
      query: ({ userId, imageId }) => ({
        url: calls.deletePortfolioImage(userId),
        method: 'DELETE',
        body: { imageId },
      }),
      transformResponse: userOf,
      onQueryStarted: keepingOwn('portfolioImages'),
    }),
    orderPortfolio: build.mutation<Self, { userId: string; order: string[] }>({
      query: ({ userId, order }) => ({
        url: calls.updateMember(userId),
        method: 'PUT',
        body: { portfolioOrder: order },
      }),
      transformResponse: userOf,
      // Shown at once, taken back when refused.
      async onQueryStarted({ userId, order }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          profileApi.util.updateQueryData('profile', userId, (profile) => {
            const placeOf = (id: string) => order.indexOf(id);
            profile.portfolioImages.sort((a, b) => placeOf(a._id) - placeOf(b._id));
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => (error ? ['Profile'] : []),
    }),
  }),
});

export const { useAddPortfolioImageMutation, useDeletePortfolioImageMutation, useOrderPortfolioMutation } =
  portfolioApi;
