import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { freePorts } from '@kindred/local/testing/kindred';
import { run } from '../run.ts';
import { confined } from './confinement.ts';
import { newFolder, type Part, processEnv, services } from './process-env.ts';

const READY_MS = 120_000;

/** @throws what `requireAlive` throws, before each question; Error after the deadline */
async function untilReady(opsPort: number, requireAlive = async (): Promise<void> => {}): Promise<void> {
  const ask = async (): Promise<boolean> => {
    await requireAlive();
    return fetch(`http://127.0.0.1:${opsPort}/health/ready`, {
      signal: AbortSignal.timeout(2_000 * patience),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
  };
  await until(ask, READY_MS, 'readiness');
}

const asArgs = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Milliseconds from `docker run` until the process in the confined container says it is ready. */
export async function timeContainer(
  part: Part,
  image: string,
  folder: string,
  keys: string,
): Promise<number> {
  const [port = 0] = await freePorts(1);
  const startedAt = performance.now();
  const container = await run('docker', [
    ...['run', '--detach', ...confined, '--publish', `127.0.0.1:${port}:8081`, '--volume', `${folder}:/data`],
    ...[...asArgs(processEnv('/data', keys)), image, part],
  ]);
  try {
    await untilReady(port);
    return performance.now() - startedAt;
  } catch (error) {
    throw new Error(`${part}: ${await run('docker', ['logs', container])}`, { cause: error });
  } finally {
    await run('docker', ['rm', '--force', '--volumes', container]);
  }
}

/** The same for `node main.ts` on this host. */
export async function timeNode(part: Part, folder: string, keys: string): Promise<number> {
  const [port = 0, opsPort = 0] = await freePorts(2);
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const own = { KINDRED_HOST: '127.0.0.1', KINDRED_PORT: String(port), KINDRED_OPS_PORT: String(opsPort) };
  const main = part === 'gateway' ? 'gateway/src/main.ts' : `services/${part}/src/main.ts`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...env, ...processEnv(folder, keys), ...own, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const gone = once(child, 'close');
  const requireAlive = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) return;
    const [code, signal] = await gone;
    throw new Error(`${part} ended with ${code ?? signal} before it was ready: ${said.slice(-4_000)}`);
  };
  try {
    await untilReady(opsPort, requireAlive);
    return performance.now() - startedAt;
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

export interface Storage {
  /** For containers: its files belong to their user. */
  folder: string;
  /** The same for processes of this host. */
  copy: string;
  keys: string;
}

/** Folders with what all services keep, made by the image itself; gone after the work. */
export async function withStorage<T>(image: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const [folder, copy, keys] = [newFolder(), newFolder(), newFolder()];
  const inside = (script: string): readonly string[] => [
    ...['run', '--rm', '--network=none', ...confined, '--volume', `${folder}:/data`],
    ...[...asArgs(processEnv('/data', keys)), '--entrypoint=/bin/bash', image, '-c', script],
  ];
  try {
    const migrations = services.map((name) => `deploy/docker/run.sh ${name} migrate`);
    await run('docker', inside(migrations.join(' && ')));
    cpSync(folder, copy, { recursive: true });
    return await work({ folder, copy, keys });
  } finally {
    await run('docker', inside('rm -rf /data/*'));
    for (const own of [folder, copy, keys]) rmSync(own, { recursive: true, force: true });
  }
}
