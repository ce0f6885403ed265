import { api } from '../../lib/api.ts';
import type { FavouriteOffer, MemberCard, Offer, OfferMember, OfferPage, Self } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { selfApi } from '../../lib/self.api.ts';
import { favouritesWith, favouritesWithout } from './favourites.ts';
import type { OfferSearch } from './offer-search.ts';

/** One press on `+` or `-`: the offer, and whether it shall be kept. */
type Favourite = { offer: FavouriteOffer | Offer; selfId: string; isFavourite: boolean };
type Application = { offerId: string; selfId: string };
type OfferForm = { id: string | undefined; form: FormData };
type Query = Record<string, string | number>;

const pageSize = 12;
const firstPage = {
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: (page: OfferPage) => page.nextCursor ?? undefined,
  },
  providesTags: ['Offers' as const],
};
const listing = (params: Query, cursor: string | null) => ({
  url: calls.offers,
  params: { ...params, limit: pageSize, ...(cursor === null ? {} : { cursor }) },
});

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchOffers: build.infiniteQuery<OfferPage, OfferSearch, string | null>({
      ...firstPage,
      query: ({ queryArg, pageParam }) => listing(queryArg, pageParam),
    }),
    appliedOffers: build.infiniteQuery<OfferPage, string, string | null>({
      ...firstPage,
      query: ({ queryArg: applicantId, pageParam }) => listing({ applicantId }, pageParam),
    }),
    offer: build.query<Offer, string>({
      query: (id) => calls.findOffer(id),
      transformResponse: (answer: { offer: Offer }) => answer.offer,
      providesTags: ['Offers'],
    }),
    saveOffer: build.mutation<Offer, OfferForm>({
      query: ({ id, form }) =>
        id === undefined
          ? { url: calls.createOffer, method: 'POST', body: form }
          : { url: calls.updateOffer(id), method: 'PUT', body: form },
      transformResponse: (answer: { offer?: Offer; updatedPost?: Offer }) => {
        const saved = answer.offer ?? answer.updatedPost;
        if (saved === undefined) throw new Error('an offer was saved and not answered');
        return saved;
      },
      invalidatesTags: (_saved, error) => (error ? [] : ['Offers']),
    }),
    deleteOffer: build.mutation<Offer, string>({
      // The offer may go as the page does: the call outlives it.
      query: (id) => ({ url: calls.deleteOffer(id), method: 'DELETE', keepalive: true }),
      transformResponse: (answer: { deletedOffer: Offer }) => answer.deletedOffer,
      invalidatesTags: ['Offers'],
    }),
    applyToOffer: build.mutation<Offer, Application>({
      query: ({ offerId, selfId }) => ({
        url: calls.applyToOffer,
        method: 'POST',
        body: { offerId, applicantId: selfId },
      }),
      transformResponse: (answer: { offer: Offer }) => answer.offer,
      invalidatesTags: ['Offers'],
    }),
    setFavourite: build.mutation<Self, Favourite>({
      query: ({ offer, selfId, isFavourite }) => ({
        url: calls.favouriteOffer(offer._id),
        method: 'POST',
        body: { userId: selfId, favourite: isFavourite },
      }),
      transformResponse: (answer: { user: Self }) => answer.user,
      async onQueryStarted({ offer, isFavourite }, { dispatch, getState, queryFulfilled }) {
        const { data: self } = selfApi.endpoints.loggedUser.select()(getState());
        const place = self?.favOffers.findIndex(({ _id }) => _id === offer._id) ?? -1;
        dispatch(withFavourite(offer, isFavourite));
        await queryFulfilled.catch(() => dispatch(withFavourite(offer, !isFavourite, Math.max(place, 0))));
      },
    }),
  }),
});

function withFavourite(offer: FavouriteOffer | Offer, isKept: boolean, place = 0) {
  return selfApi.util.updateQueryData('loggedUser', undefined, (self) => {
    self.favOffers = isKept
      ? favouritesWith(self.favOffers, asFavourite(offer), place)
      : favouritesWithout(self.favOffers, offer._id);
  });
}

/** A favourite shows less of its creator's offer, and their card in full. */
function asFavourite(offer: FavouriteOffer | Offer): FavouriteOffer {
  if (!('applicants' in offer)) return offer;
  const { _id, title, location, type, category, salary, skillsRequired, status, postImage, createdAt } =
    offer;
  const createdBy = cardOf(offer.createdBy);
  return {
    _id,
    title,
    location,
    type,
    category,
    salary,
    skillsRequired,
    status,
    createdBy,
    postImage,
    createdAt,
  };
}

/** Offers carry no ratings of creators and applicants; where one counts, the profile is asked. */
export const cardOf = (member: OfferMember): MemberCard => ({
  averageRating: 0,
  ratingCount: 0,
  ...member,
  role: member.role === 'artist' ? 'artist' : 'entrepreneur',
});

export const {
  useSearchOffersInfiniteQuery,
  useAppliedOffersInfiniteQuery,
  useOfferQuery,
  useSaveOfferMutation,
  useDeleteOfferMutation,
  useApplyToOfferMutation,
  useSetFavouriteMutation,
} = offersApi;
