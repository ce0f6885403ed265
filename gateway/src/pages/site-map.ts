import { AppError } from '@kindred/chassis/errors/app-error';
import { escapeHtml } from '@kindred/chassis/http/escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AskInside } from './ask-inside.ts';
import { pathOfProfile } from './page-heads.ts';
import { indexedPages } from './page-texts.ts';
import type { Site } from './site.ts';

const HOUR_SECONDS = 3_600;
const RETRY_AFTER_SECONDS = 60;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const fileOfDay = /^members-(\d{4}-\d{2}-\d{2})\.xml$/;

const list = (root: string, entry: string, urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${namespace}>`,
    ...urls.map((url) => `  <${entry}><loc>${escapeHtml(url)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');

const sendXml = (reply: FastifyReply, xml: string) =>
  reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    })
    .send(xml);

const robots = ({ publicUrl }: Site): string =>
  [
    'User-agent: *',
    // Their addresses hold what only the reader of one mail may know.
    'Disallow: /email-confirmation/',
    'Disallow: /resetpassword/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** For search engines: what they may look at, an index by day, and the members of each day. */
export function serveSiteMap(app: FastifyInstance, site: Site, askInside: AskInside): void {
  const url = (path: string): string => `${site.publicUrl}${path}`;
  const unavailable = () => new AppError('unavailable', 'unavailable', RETRY_AFTER_SECONDS);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': `public, max-age=${HOUR_SECONDS}`,
      })
      .send(robots(site)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await askInside('/users/sitemap', request);
    if (answer?.status !== 200) throw unavailable();
    // The owner answers by its own closed schema.
    const { days } = answer.body as { days: string[] };
    const files = ['pages.xml', ...days.map((day) => `members-${day}.xml`)];
    const urls = files.map((file) => url(`/sitemap/${file}`));
    return sendXml(reply, list('sitemapindex', 'sitemap', urls));
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const { file } = request.params;
    if (file === 'pages.xml')
      return sendXml(reply, list('urlset', 'url', Object.keys(indexedPages).map(url)));
    const day = fileOfDay.exec(file)?.[1];
    if (day === undefined) throw new AppError('not-found', 'not-found');
    const answer = await askInside(`/users/sitemap/${day}`, request);
    if (!answer) throw unavailable();
    if (answer.status === 404) throw new AppError('not-found', 'not-found');
    // As above.
    const { members } = answer.body as { members: { _id: string; role: 'artist' | 'entrepreneur' }[] };
    return sendXml(reply, list('urlset', 'url', members.map(pathOfProfile).map(url)));
  });
}
