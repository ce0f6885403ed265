import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Fleet } from '@kindred/engines/testing/fleet';

const bareFastify = fileURLToPath(new URL('./bare-fastify.main.ts', import.meta.url));
const SETTLE_MS = 10_000;

/** Resident memory of a process in MB. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Row 7: what each process holds when nobody calls, beside a bare Fastify process started at the same time. */
export async function benchIdleMemory(fleet: Fleet, say: (line: string) => void): Promise<void> {
  const bare = spawn(process.execPath, [bareFastify], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(bare.stdout, 'data');
  await setTimeout(SETTLE_MS);
  const floor = residentMb(bare.pid ?? 0);
  say(`bare Fastify: ${floor.toFixed(0)} MB`);
  for (const { part, pid } of fleet.replicas) {
    if (pid === undefined) throw new Error(`${part} is not running`);
    const mb = residentMb(pid);
    say(`${part}: ${mb.toFixed(0)} MB, ${(mb / floor).toFixed(2)}×`);
  }
  bare.kill();
}
