import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../ports/effects.ts';

/**
 * Runs the work of one key one after another, in the order it came; other keys do not wait.
 * @throws AppError unavailable, of work that is never run: `too-busy` when its turn does not come in time, and what
 * the work before it failed with when that was unavailable
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Well below what the gateway waits for an answer. */
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 1;

const BUSY = 'too-busy';

/** The store itself is away: whoever waits behind would only find out the same, one after another. */
const isAway = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'unavailable' && error.message !== BUSY;

const tooBusy = (): AppError => new AppError('unavailable', BUSY, RETRY_AFTER_SECONDS);

export function createInTurn(clock: Pick<Clock, 'sleep'>): InTurn {
  const tails = new Map<string, Promise<unknown>>();

  return async (key, work) => {
    const before = tails.get(key);
    const begun = new AbortController();
    let isGivenUp = false;
    const takeTurn = () => {
      if (isGivenUp) throw tooBusy();
      begun.abort();
      return work();
    };
    const follow = (error: unknown) => {
      if (!isAway(error)) return takeTurn();
      begun.abort();
      throw error;
    };
    const mine = before ? before.then(takeTurn, follow) : work();
    tails.set(key, mine);
    mine.catch(() => {}).finally(() => tails.get(key) === mine && tails.delete(key));
    if (!before) return mine;
    const giveUp = clock.sleep(PATIENCE_MS, begun.signal).then(() => {
      if (begun.signal.aborted) return mine;
      isGivenUp = true;
      throw tooBusy();
    });
    return Promise.race([mine, giveUp]);
  };
}
