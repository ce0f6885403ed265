import type { Clock } from '@kindred/chassis/ports/effects';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const DEADLINE_MS = 1_500;

export interface InsideAnswer {
  status: number;
  body: unknown;
}

/** Asks one of our own public calls for who asks for a page. */
export type AskInside = (path: string, request: FastifyRequest) => Promise<InsideAnswer | undefined>;

/**
 * By the same door as everybody, with the address of who asks, so that the same limits count. Undefined when the
 * owner does not answer in time or cannot be reached: a page is given out without it.
 */
export const createAskInside =
  (app: FastifyInstance, clock: Pick<Clock, 'sleep'>): AskInside =>
  async (path, { raw }) => {
    const forwarded = raw.headers['x-forwarded-for'];
    const asked = app.inject({
      method: 'GET',
      url: path,
      remoteAddress: raw.socket.remoteAddress ?? '127.0.0.1',
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
    const answer = await Promise.race([asked, clock.sleep(DEADLINE_MS).then(() => undefined)]);
    if (!answer || (answer.statusCode !== 200 && answer.statusCode !== 404)) return undefined;
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : undefined };
  };
