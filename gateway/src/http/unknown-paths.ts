import { AppError } from '@kindred/chassis/errors/app-error';
import { sendError } from '@kindred/chassis/http/error-handler';
import type { FastifyInstance } from 'fastify';
import type { PublicRoute } from '../routes.table.ts';
import type { SendPage } from './web-app.ts';

/** Only these parameters are anything but ids, and what is no id is no place of ours. */
const anything = new Set([':token', ':file', ':day']);

const matcher = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, (name) => (anything.has(name) ? '[^/]+' : '[0-9a-f]{24}'))}$`,
  );

/** A path that exists under another method answers 405 with Allow, a page a browser asks for the app, the rest 404. */
export function answerUnknownPaths(
  app: FastifyInstance,
  routes: readonly PublicRoute[],
  sendMissing: SendPage | undefined,
): void {
  const known = routes.map(({ method, path }) => ({ method, pattern: matcher(path) }));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length > 0) {
      reply.header('allow', [...new Set(methods)].join(', '));
      return sendError({ statusCode: 405 }, request, reply, {});
    }
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && sendMissing) return sendMissing(request, reply);
    return sendError(new AppError('not-found', 'not-found'), request, reply, {});
  });
}
