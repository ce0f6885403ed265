import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@kindred/chassis/testing/until';
import type { Restartable } from './running.ts';

/** Sixty members of the demo community choose a password each, on a machine that may do other things too. */
const READY_MS = 120_000;

const mains = {
  asStarted: fileURLToPath(new URL('../main.ts', import.meta.url)),
  onFixedDay: fileURLToPath(new URL('./fixed-town.main.ts', import.meta.url)),
};

/** Ports that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
  await Promise.all(
    servers.map((server) => {
      server.close();
      return once(server, 'close');
    }),
  );
  return ports;
}

export interface KindredOptions {
  hasDemo?: boolean;
  /** Its clock starts at this instant, and its ids are the same on every run. */
  startsAt?: number;
  /** Multiplies every limit; journeys do in a minute what members do in a week. */
  limitFactor?: number;
  /** Added to its environment. */
  env?: Record<string, string>;
}

/** The whole product as one child process on a data folder of its own, as `make start` runs it. */
export class Kindred implements Restartable {
  readonly url: string;
  readonly opsUrl: string;
  readonly dataFolder: string;
  output = '';
  #env: NodeJS.ProcessEnv;
  #main: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, opsPort: number, options: KindredOptions) {
    // A bare system may know no name for its own loopback.
    this.url = `http://127.0.0.1:${port}`;
    this.opsUrl = `http://127.0.0.1:${opsPort}`;
    this.dataFolder = mkdtempSync(join(tmpdir(), 'kindred-e2e-'));
    this.#main = options.startsAt === undefined ? mains.asStarted : mains.onFixedDay;
    this.#env = {
      ...process.env,
      KINDRED_PORT: String(port),
      KINDRED_OPS_PORT: String(opsPort),
      KINDRED_DATA: this.dataFolder,
      KINDRED_DEMO: options.hasDemo === false ? '0' : '1',
      KINDRED_LIMIT_FACTOR: String(options.limitFactor ?? 1_000),
      KINDRED_LOG: 'error',
      ...(options.startsAt !== undefined && { KINDRED_START: String(options.startsAt) }),
      ...options.env,
    };
  }

  static async start(options: KindredOptions = {}): Promise<Kindred> {
    const [port = 0, opsPort = 0] = await freePorts(2);
    const kindred = new Kindred(port, opsPort, options);
    try {
      await kindred.run();
    } catch (reason) {
      // Nobody else could end it any more.
      await kindred.dispose();
      throw reason;
    }
    return kindred;
  }

  /** Starts the process and waits until it is ready. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [this.#main], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await until(() => this.isReady(), READY_MS, `readiness (${this.output})`);
  }

  async isReady(): Promise<boolean> {
    if (this.#child?.exitCode !== null) throw new Error(`it ended: ${this.output}`);
    return fetch(`${this.opsUrl}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** `kill -9`: no chance to tidy up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async dispose(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
