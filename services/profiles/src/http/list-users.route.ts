// A page of the hub, the carousels and the Top Five, for everybody: verified members as cards. No event.
import { route } from '@kindred/chassis/http/route';
import { hubQuery } from '../domain/hub-query.ts';
import type { SearchHub } from '../usecases/search-hub.ts';
import { hubAnswer, hubSearch } from './member.schemas.ts';
import { cardView } from './member.views.ts';

export const listUsersRoute = (searchHub: SearchHub) =>
  route({
    method: 'GET',
    path: '/users/all-the-users',
    access: 'public',
    summary: 'Search members, page by page',
    query: hubSearch,
    response: hubAnswer,
    async handle({ query }) {
      const { members, ...page } = await searchHub(hubQuery(query), query.limit, query.cursor);
      return { success: true as const, users: members.map(cardView), ...page };
    },
  });
