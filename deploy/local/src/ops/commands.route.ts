import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';
import { runCommand } from '@kindred/operate/commands/run-command';
import { COMMAND_PATH } from '@kindred/operate/folder/ask-running';
import type { House } from '@kindred/operate/house/house';
import type { FastifyInstance } from 'fastify';

export interface CommandParts {
  house: House;
  /** Who knows it may read the data folder. */
  token: string;
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const isWords = (words: unknown): words is string[] =>
  Array.isArray(words) && words.every((word) => typeof word === 'string');

/** Commands of operators, for those who may read the data folder and so know the token in it. */
export function addCommandRoute(app: FastifyInstance, { house, token }: CommandParts): void {
  app.post<{ Body: { words?: unknown } | null }>(COMMAND_PATH, async (request) => {
    if (!isSame(Buffer.from(request.headers.authorization ?? '').toString('latin1'), `Bearer ${token}`))
      throw new AppError('unauthenticated', 'token-invalid');
    const words = request.body?.words;
    if (!isWords(words)) throw new AppError('invalid', 'invalid');
    return runCommand(house, words);
  });
}
