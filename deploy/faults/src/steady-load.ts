import { setTimeout } from 'node:timers/promises';

/** Begins `perSecond` pieces of work a second until stopped, fewer while `mostAtOnce` are in hand; `stop` resolves when all have ended. */
export function startSteadyLoad(perSecond: number, work: () => Promise<unknown>, mostAtOnce = 64) {
  const inFlight = new Set<Promise<unknown>>();
  let isOver = false;
  let failure: unknown;
  const begun = performance.now();
  const run = async (): Promise<void> => {
    for (let count = 1; !isOver; count += 1) {
      if (inFlight.size < mostAtOnce) {
        const piece = work()
          .catch((error: unknown) => {
            failure = error;
          })
          .finally(() => inFlight.delete(piece));
        inFlight.add(piece);
      }
      const dueMs = begun + (count * 1_000) / perSecond - performance.now();
      if (dueMs > 0) await setTimeout(dueMs);
      else if (count % 10 === 0) await setTimeout(1);
    }
    await Promise.all(inFlight);
  };
  const done = run();
  return {
    async stop(): Promise<void> {
      isOver = true;
      await done;
      if (failure !== undefined) throw failure;
    },
  };
}
