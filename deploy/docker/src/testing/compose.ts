import { randomBytes } from 'node:crypto';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { freePorts } from '@kindred/local/testing/kindred';
import type { Restartable } from '@kindred/local/testing/running';
import { parts } from '../images/process-env.ts';
import { run, tryRun } from '../run.ts';
import { type MailpitMailbox, serveMailpit } from './mailpit-mailbox.ts';

const READY_MS = 300_000;

/** The composition under a project name and on ports of its own, with its demo community. */
export class Compose implements Restartable {
  readonly url: string;
  readonly opsUrl: string;
  readonly project: string;
  #env: NodeJS.ProcessEnv;
  #mailbox: MailpitMailbox;

  private constructor(port: number, mailPort: number, mailbox: MailpitMailbox) {
    this.project = `kindred-test-${randomBytes(4).toString('hex')}`;
    this.url = `http://127.0.0.1:${port}`;
    this.opsUrl = mailbox.url;
    this.#mailbox = mailbox;
    this.#env = {
      ...process.env,
      KINDRED_PORT: String(port),
      KINDRED_MAIL_PORT: String(mailPort),
      KINDRED_URL: this.url,
      KINDRED_LIMIT_FACTOR: '1000',
      KINDRED_START_PERIOD: `${180 * patience}s`,
      KINDRED_START_DEADLINE_MS: String(Math.round(120_000 * patience)),
      KINDRED_DOCUMENTS_TIMEOUT_MS: String(Math.min(1_500 * patience, 15_000)),
    };
  }

  static async create(): Promise<Compose> {
    const [port = 0, mailPort = 0] = await freePorts(2);
    return new Compose(port, mailPort, await serveMailpit(`http://127.0.0.1:${mailPort}`));
  }

  /** Builds what is not built, starts everything and comes back when the page can be opened. */
  async up(): Promise<string> {
    await this.#compose('build');
    await this.#compose('up', '--detach');
    await this.run();
    return this.#compose('logs', '--no-log-prefix', 'page');
  }

  /** `kill -9` of every process of the product; the engines stay. */
  async kill(): Promise<void> {
    await run('docker', ['kill', '--signal=KILL', ...(await this.#containers())]);
  }

  async run(): Promise<void> {
    const containers = await this.#containers();
    await run('docker', ['start', ...containers]);
    const format = '{{.State.Health.Status}}';
    await until(
      async () => {
        const states = (await run('docker', ['inspect', '--format', format, ...containers])).split('\n');
        return states.every((state) => state === 'healthy');
      },
      READY_MS,
      'health of every process',
    );
  }

  /** Whether anything of it is left. */
  async isGone(): Promise<boolean> {
    const filter = ['--quiet', '--filter', `label=com.docker.compose.project=${this.project}`];
    const kinds = [
      ['ps', '--all'],
      ['volume', 'ls'],
      ['network', 'ls'],
    ];
    const left = await Promise.all(kinds.map((kind) => run('docker', [...kind, ...filter])));
    return left.every((text) => text === '');
  }

  logs(): Promise<string> {
    return this.#compose('logs', '--tail=40');
  }

  async down(): Promise<void> {
    await this.#compose('down', '--volumes', '--remove-orphans', '--timeout', String(10 * patience));
    await this.#mailbox.close();
  }

  async #containers(): Promise<string[]> {
    return (await this.#compose('ps', '--all', '--quiet', ...parts)).split('\n').filter(Boolean);
  }

  async #compose(...args: readonly string[]): Promise<string> {
    const all = ['compose', '--project-name', this.project, '--profile', 'demo', ...args];
    const { code, output, stdout } = await tryRun('docker', all, { env: this.#env });
    if (code !== 0) throw new Error(`docker ${all.join(' ')} ended with ${code}: ${output.slice(-8_000)}`);
    return stdout.trim();
  }
}
