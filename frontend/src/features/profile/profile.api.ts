import { api } from '../../lib/api.ts';
import type { Level, MemberUpdate, Offer, OfferPage, Self } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { keepingOwn, userOf } from '../../lib/profile.api.ts';
import { upload } from '../../lib/upload.ts';

export type TraitKind = 'interest' | 'personality';
export type PictureSlot = 'profileImage' | 'profileBackground';

type Picture = { userId: string; slot: PictureSlot; file: File; onProgress: (share: number) => void };
type Details = { userId: string } & Required<
  Pick<
    MemberUpdate,
    'firstname' | 'lastname' | 'title' | 'location' | 'isEmailHidden' | 'isHiddenFromSearchEngines'
  >
> & { categories: string[] };

const traitCalls = {
  interest: { add: calls.addInterest, remove: calls.deleteInterest },
  personality: { add: calls.addPersonality, remove: calls.deletePersonality },
} as const;

const listOf = (kind: TraitKind) => (kind === 'interest' ? 'interests' : 'personality');

const offersShown = 30;

const ownProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateDetails: build.mutation<Self, Details>({
      query: ({ userId, firstname, lastname, ...rest }) => ({
        url: calls.updateMember(userId),
        method: 'PUT',
        body: { ...(firstname && { firstname }), ...(lastname && { lastname }), ...rest },
      }),
      transformResponse: userOf,
      onQueryStarted: keepingOwn(
        'address',
        'title',
        'location',
        'categories',
        'isEmailHidden',
        'isHiddenFromSearchEngines',
      ),
      invalidatesTags: (_answer, error) => (error ? [] : ['Members']),
    }),
    setAbout: build.mutation<Self, { userId: string; about: string }>({
      query: ({ userId, about }) => ({ url: calls.about(userId), method: 'POST', body: { about } }),
      transformResponse: userOf,
      onQueryStarted: keepingOwn('about'),
    }),
    addLanguage: build.mutation<Self, { userId: string; language: string; level: Level }>({
      query: ({ userId, ...body }) => ({ url: calls.addLanguage(userId), method: 'POST', body }),
      transformResponse: userOf,
      onQueryStarted: keepingOwn('languages'),
    }),
    deleteLanguage: build.mutation<Self, { userId: string; languageId: string }>({
      query: ({ userId, ...body }) => ({ url: calls.deleteLanguage(userId), method: 'DELETE', body }),
      transformResponse: userOf,
      onQueryStarted: keepingOwn('languages'),
    }),
    addTrait: build.mutation<Self, { userId: string; kind: TraitKind; text: string }>({
      query: ({ userId, kind, text }) => ({
        url: traitCalls[kind].add(userId),
        method: 'POST',
        body: { [kind]: text },
      }),
      transformResponse: userOf,
      onQueryStarted: (edit, lifecycle) => keepingOwn(listOf(edit.kind))(edit, lifecycle),
    }),
    deleteTrait: build.mutation<Self, { userId: string; kind: TraitKind; id: string }>({
      query: ({ userId, kind, id }) => ({
        url: traitCalls[kind].remove(userId),
        method: 'DELETE',
        body: { [`${kind}Id`]: id },
      }),
      transformResponse: userOf,
      onQueryStarted: (edit, lifecycle) => keepingOwn(listOf(edit.kind))(edit, lifecycle),
    }),
    uploadPicture: build.mutation<Self, Picture>({
      queryFn: async ({ userId, slot, file, onProgress }) => {
        const form = new FormData();
        form.set(slot, file);
        const answer = await upload<{ user: Self }>({
          url: calls[slot](userId),
          method: 'PUT',
          form,
          onProgress,
        });
        return 'error' in answer ? answer : { data: userOf(answer.data) };
      },
      onQueryStarted: (edit, lifecycle) => keepingOwn(edit.slot)(edit, lifecycle),
      invalidatesTags: (_answer, error) => (error ? [] : ['Members']),
    }),
    profileOffers: build.query<Offer[], { createdBy: string } | { status: 'open' }>({
      query: (which) => ({ url: calls.offers, params: { ...which, limit: offersShown } }),
      transformResponse: (answer: OfferPage) => answer.offers,
      providesTags: ['Offers'],
    }),
  }),
});

export const {
  useUpdateDetailsMutation,
  useSetAboutMutation,
  useAddLanguageMutation,
  useDeleteLanguageMutation,
  useAddTraitMutation,
  useDeleteTraitMutation,
  useUploadPictureMutation,
  useProfileOffersQuery,
} = ownProfileApi;
