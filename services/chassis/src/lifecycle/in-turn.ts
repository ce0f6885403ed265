import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../ports/effects.ts';

/**
 * Runs the work of one key one after another, in the order it came; other keys do not wait.
 * @throws AppError unavailable `too-busy` for work whose turn does not come in time: it is never run.
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Below the two seconds in which every call answers. */
const PATIENCE_MS = 1_500;
const RETRY_AFTER_SECONDS = 1;

const tooBusy = (): AppError => new AppError('unavailable', 'too-busy', RETRY_AFTER_SECONDS);

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
    const mine = before ? before.then(takeTurn, takeTurn) : work();
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
