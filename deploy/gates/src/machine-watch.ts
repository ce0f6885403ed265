import { readFile } from 'node:fs/promises';

/** What a machine did not give to the processes that ran on it for a while. */
export interface Withheld {
  /** Share of processor time, 0 to 1, that went to others while something here was ready to run. */
  stolen: number;
  longestStandstillMs: number;
}

export interface MachineWatch {
  stop(): Promise<Withheld>;
}

export interface WatchedMachine {
  /** The kernel's account of processor time, `/proc/stat`; empty where there is none. */
  readAccount(): Promise<string>;
  /** Milliseconds, monotonic. */
  now(): number;
  /** Runs the step again and again until the returned function is called. */
  repeat(step: () => void, everyMs: number): () => void;
}

const STEP_MS = 50;

/** Busy and stolen time since the start, in ticks: proc(5), first line, columns user to steal without the idle ones. */
function busyTime(account: string): { busy: number; stolen: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    /^cpu +(.*)$/m.exec(account)?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  return { busy: user + nice + system + irq + softirq + stolen, stolen };
}

/** Measures from now on what is withheld from this machine's processes. */
export async function watchMachine(machine: WatchedMachine): Promise<MachineWatch> {
  const before = busyTime(await machine.readAccount());
  let last = machine.now();
  let longestStandstillMs = 0;
  const end = machine.repeat(() => {
    const now = machine.now();
    longestStandstillMs = Math.max(longestStandstillMs, now - last - STEP_MS);
    last = now;
  }, STEP_MS);
  return {
    async stop() {
      end();
      const after = busyTime(await machine.readAccount());
      const busy = after.busy - before.busy;
      return { stolen: busy > 0 ? (after.stolen - before.stolen) / busy : 0, longestStandstillMs };
    },
  };
}

export const thisMachine: WatchedMachine = {
  readAccount: () => readFile('/proc/stat', 'utf8').catch(() => ''),
  now: () => performance.now(),
  repeat(step, everyMs) {
    const timer = setInterval(step, everyMs);
    return () => clearInterval(timer);
  },
};

const MOST_STOLEN = 0.05;
const MOST_STANDSTILL_MS = 500;

/** Whether so much was withheld that a deadline missed meanwhile says nothing about what was tested. */
export const isDisturbed = ({ stolen, longestStandstillMs }: Withheld): boolean =>
  stolen > MOST_STOLEN || longestStandstillMs > MOST_STANDSTILL_MS;

export const inWords = ({ stolen, longestStandstillMs }: Withheld): string =>
  `${(100 * stolen).toFixed(0)} % of the processor time went to others, the longest standstill was ${longestStandstillMs.toFixed(0)} ms`;
