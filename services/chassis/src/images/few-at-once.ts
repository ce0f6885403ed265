import { AppError } from '../errors/app-error.ts';

export type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 2;

/**
 * Lets `running` works run, `waiting` more wait their turn and refuses the rest: what they hold in memory is bounded.
 * @throws AppError unavailable `too-busy`
 */
export function createFewAtOnce({ running, waiting }: { running: number; waiting: number }): FewAtOnce {
  const queue: (() => void)[] = [];
  let active = 0;
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('unavailable', 'too-busy', RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      // The place goes from hand to hand, so nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
