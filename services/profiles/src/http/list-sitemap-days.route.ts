// Which pages the site map has, for search engines: one for each day on which somebody joined. No event.
import { route } from '@kindred/chassis/http/route';
import type { ListSitemapDays } from '../usecases/list-sitemap.ts';
import { sitemapDaysAnswer } from './share.schemas.ts';

export const listSitemapDaysRoute = (listDays: ListSitemapDays) =>
  route({
    method: 'GET',
    path: '/users/sitemap',
    access: 'public',
    isSameForAll: true,
    isKept: true,
    summary: 'The pages of the site map',
    response: sitemapDaysAnswer,
    handle: async () => ({ success: true as const, days: await listDays() }),
  });
