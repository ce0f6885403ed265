import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@kindred/chassis/testing/until';

const mains = {
  identity: new URL('../../../../services/identity/src/main.ts', import.meta.url),
  profiles: new URL('../../../../services/profiles/src/main.ts', import.meta.url),
  offers: new URL('../../../../services/offers/src/main.ts', import.meta.url),
  ratings: new URL('../../../../services/ratings/src/main.ts', import.meta.url),
  chat: new URL('../../../../services/chat/src/main.ts', import.meta.url),
  mail: new URL('../../../../services/mail/src/main.ts', import.meta.url),
  gateway: new URL('../../../../gateway/src/main.ts', import.meta.url),
};

export type PartName = keyof typeof mains;
export const partNames = Object.keys(mains) as readonly PartName[];

const READY_MS = 60_000;
const MAX_OUTPUT = 100_000;

/** One service or gateway as a process of its own, on ports that stay the same over its restarts. */
export class Replica {
  readonly part: PartName;
  readonly port: number;
  readonly opsPort: number;
  output = '';
  #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(part: PartName, port: number, opsPort: number, env: NodeJS.ProcessEnv) {
    this.part = part;
    this.port = port;
    this.opsPort = opsPort;
    this.#env = { ...env, KINDRED_PORT: String(port), KINDRED_OPS_PORT: String(opsPort) };
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Undefined while it is not running. */
  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined;
  }

  spawn(...args: readonly string[]): ChildProcess {
    const child = spawn(
      process.execPath,
      ['--disable-warning=TimeoutNegativeWarning', fileURLToPath(mains[this.part]), ...args],
      { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const keep = (chunk: Buffer): void => {
      this.output = (this.output + chunk.toString()).slice(-MAX_OUTPUT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return child;
  }

  /** Makes what the service keeps and sends to. */
  async migrate(): Promise<void> {
    const [code] = await once(this.spawn('migrate'), 'exit');
    if (code !== 0) throw new Error(`${this.part} migrate ended with ${code}: ${this.output}`);
  }

  start(): void {
    this.#child = this.spawn();
  }

  async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.opsPort}/health/ready`, {
      signal: AbortSignal.timeout(2_000),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  async untilReady(): Promise<void> {
    await until(
      async () => {
        if (this.#child && this.pid === undefined) throw new Error(`${this.part} ended: ${this.output}`);
        return this.isReady();
      },
      READY_MS,
      `readiness of ${this.part}`,
    );
  }

  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.opsPort}/metrics`)).text();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it by a signal; answers its exit code, null when the signal itself ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || this.pid === undefined) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
