// A page of the hub, the carousels and the Top Five, for everybody: verified members as cards, to members with how they stand to each. No event.
import { route } from '@kindred/chassis/http/route';
import { hubQuery } from '../domain/hub-query.ts';
import type { ReadRelations } from '../usecases/read-relations.ts';
import type { SearchHub } from '../usecases/search-hub.ts';
import { hubAnswer, hubSearch } from './member.schemas.ts';
import { cardView } from './member.views.ts';

export const listUsersRoute = (searchHub: SearchHub, readRelations: ReadRelations) =>
  route({
    method: 'GET',
    path: '/users/all-the-users',
    access: 'optional',
    isSameForAll: true,
    isKept: true,
    summary: 'Search members, page by page',
    errors: { invalid: ['invalid-cursor'] },
    query: hubSearch,
    response: hubAnswer,
    async handle({ query, caller }) {
      const { members, ...page } = await searchHub(hubQuery(query), query.limit, query.cursor);
      const cards = members.map((member) => cardView(member));
      if (!caller) return { success: true as const, users: cards, ...page };
      const relations = await readRelations(
        caller.userId,
        cards.map(({ id }) => id),
      );
      const users = cards.map((card) => ({ ...card, relation: relations.get(card.id) }));
      return { success: true as const, users, ...page };
    },
  });
