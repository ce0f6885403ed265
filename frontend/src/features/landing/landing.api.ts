import { api } from '../../lib/api.ts';
import type { MemberCard, MemberPage, Role } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { isPresentable } from './presentable.ts';

const carouselSize = 12;

const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    cast: build.query<MemberCard[], Role>({
      query: (role) => ({ url: calls.allMembers, params: { role, limit: carouselSize } }),
      transformResponse: (page: MemberPage) => page.users.filter(isPresentable),
      providesTags: ['Members'],
    }),
  }),
});

export const { useCastQuery } = landingApi;
