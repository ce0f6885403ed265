import { setTimeout } from 'node:timers/promises';
import { until } from '@kindred/chassis/testing/until';
import type { Prometheus } from './prometheus.ts';

const LOOK_MS = 250;

/** Looks at the alerts of a Prometheus all the time, and remembers which fired. */
export function watchAlerts(prometheus: Pick<Prometheus, 'firing'>) {
  const seen = new Set<string>();
  let now = new Set<string>();
  let isStopping = false;
  const look = async (): Promise<void> => {
    while (!isStopping) {
      now = await prometheus.firing();
      for (const name of now) seen.add(name);
      await setTimeout(LOOK_MS);
    }
  };
  const looking = look();
  return {
    seen,
    now: () => [...now].sort(),
    /** Seconds until it fires. */
    async fires(name: string, deadlineMs: number): Promise<number> {
      const startedMs = performance.now();
      await until(() => now.has(name), deadlineMs, `${name} firing`);
      return (performance.now() - startedMs) / 1_000;
    },
    async clears(name: string, deadlineMs: number): Promise<number> {
      const startedMs = performance.now();
      await until(() => !now.has(name), deadlineMs, `${name} cleared`);
      return (performance.now() - startedMs) / 1_000;
    },
    async stop() {
      isStopping = true;
      await looking;
    },
  };
}
