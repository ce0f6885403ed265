import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AskInside } from '../pages/ask-inside.ts';
import { renderHead } from '../pages/page-head.ts';
import { type HeadOfPage, headOfPage, headOfProfile, isProfilePage, keyOfPage } from '../pages/page-heads.ts';
import { askedLanguage, pageLanguage } from '../pages/page-language.ts';
import { type EncodedPage, encodePage, fillTemplate, readTemplates } from '../pages/page-template.ts';
import type { Site } from '../pages/site.ts';

const YEAR_SECONDS = 31_536_000;

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // Pages are given out under their own addresses, with what is said of each.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: EncodedPage, isIndexed: boolean) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: page.etag,
  });
  if (!isIndexed) reply.header('x-robots-tag', 'noindex');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/**
 * Gives out the built app: hashed assets for a year, compressed once at build time; pages always fresh, each with
 * its title, its words for search engines and other sites, and the name of who runs the place.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  site: Site,
  pages: readonly string[],
  askInside: AskInside,
): Promise<SendPage> {
  const templates = readTemplates(folder);
  // As many as there are indexed pages and languages: what is not in the table shares one.
  const kept = new Map<string, EncodedPage>();
  await serveFiles(app, folder);

  const compose = (page: string, { head }: HeadOfPage, request: FastifyRequest): EncodedPage => {
    const locale = pageLanguage(request);
    const template = page === '/' ? templates.landing[locale] : templates.app;
    return encodePage(fillTemplate(template, renderHead(head, site, locale, askedLanguage(request)), locale));
  };

  const sendCommon = (page: string, request: FastifyRequest, reply: FastifyReply) => {
    const found = headOfPage(keyOfPage(page, request), pageLanguage(request));
    const key = [found.head.path, pageLanguage(request), askedLanguage(request)].join(' ');
    const encoded = kept.get(key) ?? compose(page, found, request);
    kept.set(key, encoded);
    return sendPage(request, reply, encoded, found.head.isIndexed);
  };

  const sendProfile = async (page: string, request: FastifyRequest, reply: FastifyReply) => {
    const found = await headOfProfile(askInside, request, pageLanguage(request));
    return sendPage(request, reply.code(found.status), compose(page, found, request), found.head.isIndexed);
  };

  for (const page of pages)
    app.get(page, (request, reply) =>
      isProfilePage(page) ? sendProfile(page, request, reply) : sendCommon(page, request, reply),
    );
  return (request, reply) => sendCommon('nowhere', request, reply.code(404));
}
