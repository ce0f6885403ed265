import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Gives out the built app: hashed assets for a year, compressed once at build time; pages always fresh. */
export async function serveWebApp(app: FastifyInstance, folder: string, pages: readonly string[]) {
  const html = readFileSync(join(folder, 'index.html'));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  for (const page of pages) {
    app.get(page, (_request, reply) => reply.headers(headers).send(html));
  }
  return () => ({ html, headers });
}
