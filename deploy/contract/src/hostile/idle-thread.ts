import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const code = `
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { parentPort } = require('node:worker_threads');
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
parentPort.on('message', () => {
  parentPort.postMessage(delay.max / 1e6 - 10);
  delay.reset();
});
`;

/** A thread that does nothing: what its event loop waits is the machine's doing, not the product's. */
export interface IdleThread {
  /** Since it was asked before. */
  longestBlockMs(): Promise<number>;
  stop(): Promise<void>;
}

export function startIdleThread(): IdleThread {
  const worker = new Worker(code, { eval: true });
  return {
    async longestBlockMs() {
      worker.postMessage('tell');
      const [ms] = await once(worker, 'message');
      return Number(ms);
    },
    stop: async () => void (await worker.terminate()),
  };
}
