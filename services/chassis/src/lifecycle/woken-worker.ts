import type { Logger } from 'pino';

export interface WokenWorker {
  /** There may be work: start soon. */
  wake(): void;
  /** Resolves when what was due at the call is done. */
  run(): Promise<void>;
  /** Finishes the run in hand; later calls do nothing. */
  close(): Promise<void>;
}

/** One run at a time; whoever wakes it during a run gets another one after it. */
export function createWokenWorker(work: () => Promise<void>, logger: Logger): WokenWorker {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;

  const repeat = async (): Promise<void> => {
    try {
      while (isDue && !isClosed) {
        isDue = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };

  const run = async (): Promise<void> => {
    isDue = true;
    running ??= repeat();
    await running;
  };

  return {
    run,
    wake() {
      run().catch((error) => logger.warn({ err: error }, 'work waits for the next sweep'));
    },
    async close() {
      isClosed = true;
      await running?.catch((error) => logger.warn({ err: error }, 'work waits for the next start'));
    },
  };
}
