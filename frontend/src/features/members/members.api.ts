import { api } from '../../lib/api.ts';
import type { MemberCard, MemberPage, MemberQuery, Role } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';

export type MemberSearch = Pick<MemberQuery, 'q' | 'category' | 'letter'>;

const pageSize = 12;
const topSize = 5;

const listing = (params: MemberQuery) => ({ url: calls.allMembers, params });

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMembers: build.infiniteQuery<MemberPage, MemberSearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        listing({ ...queryArg, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }),
      providesTags: ['Members'],
    }),
    topFive: build.query<MemberCard[], Role>({
      query: (role) => listing({ role, sort: 'rating', limit: topSize }),
      transformResponse: (page: MemberPage) => page.users.slice(0, topSize),
      providesTags: ['Members'],
    }),
  }),
});

export const { useSearchMembersInfiniteQuery, useTopFiveQuery } = membersApi;
