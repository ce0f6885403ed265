// The members of one page of the site map, for search engines; whoever asked them to stay away is not in it. No event.
import { route } from '@kindred/chassis/http/route';
import type { ListSitemapMembers } from '../usecases/list-sitemap.ts';
import { sitemapMembersAnswer, sitemapParams } from './share.schemas.ts';

export const listSitemapMembersRoute = (listMembers: ListSitemapMembers) =>
  route({
    method: 'GET',
    path: '/users/sitemap/:day',
    access: 'public',
    isSameForAll: true,
    isKept: true,
    summary: 'One page of the site map',
    errors: { 'not-found': ['not-found'] },
    params: sitemapParams,
    response: sitemapMembersAnswer,
    async handle({ params }) {
      const members = await listMembers(params.day);
      return { success: true as const, members: members.map(({ _id, role }) => ({ _id, role })) };
    },
  });
