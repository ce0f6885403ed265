import { readFile } from 'node:fs/promises';

/** A while, and the share of its busy processor time, 0 to 1, that others on the same hardware got (steal time). */
export interface Stretch {
  /** Milliseconds since 1970, as test reports say them. */
  fromMs: number;
  toMs: number;
  stolen: number;
}

export interface WatchedMachine {
  /** The kernel's CPU times, `/proc/stat`; empty where there are none. */
  readCpuTimes(): Promise<string>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes the step again and again until the returned function is called. */
  repeat(step: () => Promise<void>, everyMs: number): () => void;
}

const STRETCH_MS = 5_000;

/** Busy and stolen time since the start, in ticks: proc(5), the first line of /proc/stat without its idle columns. */
function busyTime(cpuTimes: string): { busy: number; stolen: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    /^cpu +(.*)$/m.exec(cpuTimes)?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return { busy: user + nice + system + irq + softirq + stolen, stolen };
}

/** Measures steal time from now on; `stop` says it, stretch by stretch. */
export async function watchMachine(
  machine: WatchedMachine,
): Promise<{ stop(): Promise<readonly Stretch[]> }> {
  const read = async () => ({ atMs: machine.now(), ...busyTime(await machine.readCpuTimes()) });
  const stretches: Stretch[] = [];
  let last = await read();
  const step = async (): Promise<void> => {
    const now = await read();
    const busy = now.busy - last.busy;
    const stolen = busy > 0 ? (now.stolen - last.stolen) / busy : 0;
    stretches.push({ fromMs: last.atMs, toMs: now.atMs, stolen });
    last = now;
  };
  const end = machine.repeat(step, STRETCH_MS);
  return {
    async stop() {
      end();
      await step();
      return stretches;
    },
  };
}

export const thisMachine: WatchedMachine = {
  readCpuTimes: () => readFile('/proc/stat', 'utf8').catch(() => ''),
  now: () => performance.timeOrigin + performance.now(),
  repeat(step, everyMs) {
    const timer = setInterval(() => void step(), everyMs);
    return () => clearInterval(timer);
  },
};

/** The worst share that was stolen in any stretch of the given time. */
export const mostStolen = (stretches: readonly Stretch[], fromMs: number, toMs: number): number =>
  Math.max(
    0,
    ...stretches.filter((each) => each.fromMs < toMs && each.toMs > fromMs).map(({ stolen }) => stolen),
  );
