import { setTimeout } from 'node:timers/promises';

export interface Repetition {
  stop(): Promise<void>;
}

/** Begins `work` at a steady rate, finished or not, until it is stopped; what it throws is the drill's purpose. */
export function repeatedly(everyMs: number, work: () => Promise<unknown>): Repetition {
  const stopping = new AbortController();
  const inHand = new Set<Promise<unknown>>();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const one: Promise<unknown> = work()
        .catch(() => {})
        .finally(() => inHand.delete(one));
      inHand.add(one);
      await setTimeout(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(inHand);
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** The two in turn, each for its time, until stopped; ends in the state of `second`. */
export function alternately(
  first: { act(): unknown; ms: number },
  second: { act(): unknown; ms: number },
): Repetition {
  let isStopping = false;
  const run = async (): Promise<void> => {
    while (!isStopping) {
      for (const { act, ms } of [first, second]) {
        await act();
        await setTimeout(ms);
      }
    }
  };
  const running = run();
  return {
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
