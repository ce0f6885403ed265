import { setTimeout } from 'node:timers/promises';
import type { Replica } from '@kindred/engines/testing/replica';
import type { Running } from '@kindred/local/testing/running';

const POLL_MS = 100;

/** Sends to gateways in turn as a load balancer does: only to those that say they are ready. */
export function createReadyDoors(gateways: readonly Replica[], opsUrl: string) {
  let ready = [...gateways];
  let isOver = false;
  let turn = 0;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const states = await Promise.all(gateways.map((gateway) => gateway.isReady()));
      const found = gateways.filter((_, index) => states[index]);
      if (found.length > 0) ready = found;
      await setTimeout(POLL_MS);
    }
  };
  const done = watch();
  return {
    door(): Running {
      turn += 1;
      const gateway = ready[turn % ready.length];
      if (!gateway) throw new Error('no gateway is ready');
      return { url: gateway.url, opsUrl };
    },
    async stop() {
      isOver = true;
      await done;
    },
  };
}
