import { randomBytes } from 'node:crypto';
import type { Engines } from '@kindred/chassis/testing/engines';
import { keyEnv } from '@kindred/local/testing/key-env';
import { Kindred } from '@kindred/local/testing/kindred';
import type { Restartable } from '@kindred/local/testing/running';
import { engineEnv } from './fleet-env.ts';
import { type LocalMailbox, startLocalMailbox } from './local-mailbox.ts';
import { type PartName, partNames, Replica } from './replica.ts';
import { steadyPorts } from './steady-ports.ts';

export interface FleetOptions {
  engines: Engines;
  replicas?: Partial<Record<PartName, number>>;
  hasDemo?: boolean;
  /** One of its own when absent. */
  mailbox?: LocalMailbox;
  /** Added to every process's environment. */
  env?: Record<string, string>;
  /** The n-th gateway knows the n-th chat replica alone, so that it is known which one serves a page. */
  pairsChat?: boolean;
}

const owners = partNames.filter((part) => part !== 'gateway');

/** The whole product as one process per replica on real engines, in a namespace of its own. */
export class Fleet {
  readonly replicas: readonly Replica[];
  readonly mailbox: LocalMailbox;
  readonly namespace: string;
  readonly env: Readonly<Record<string, string>>;

  private constructor(
    replicas: readonly Replica[],
    mailbox: LocalMailbox,
    namespace: string,
    env: Readonly<Record<string, string>>,
  ) {
    this.replicas = replicas;
    this.mailbox = mailbox;
    this.namespace = namespace;
    this.env = env;
  }

  static async start(options: FleetOptions): Promise<Fleet> {
    const namespace = `t${randomBytes(5).toString('hex')}`;
    const mailbox = options.mailbox ?? (await startLocalMailbox());
    const counts = (part: PartName): number => options.replicas?.[part] ?? 1;
    const ports = await steadyPorts(2 * partNames.reduce((sum, part) => sum + counts(part), 0));
    const take = (): number => ports.pop() ?? 0;
    const places = partNames.flatMap((part) =>
      Array.from({ length: counts(part) }, (_, index) => ({ part, index, port: take(), opsPort: take() })),
    );
    const urls = (part: PartName): string[] =>
      places.filter((place) => place.part === part).map(({ port }) => `http://127.0.0.1:${port}`);
    const env: Record<string, string> = {
      ...engineEnv(options.engines, namespace),
      ...keyEnv(),
      KINDRED_HOST: '127.0.0.1',
      KINDRED_MAIL: mailbox.smtpUrl,
      KINDRED_MAIL_FROM: 'Kindred <hello@kindred.example>',
      KINDRED_CONTACT_RECIPIENT: 'founders@kindred.example',
      KINDRED_PUBLIC_URL: urls('gateway')[0] ?? '',
      KINDRED_PUBLIC_ORIGINS: urls('gateway').join(','),
      KINDRED_LIMIT_FACTOR: '1000',
      KINDRED_LOG: 'warn',
      KINDRED_DRAIN_MS: '500',
      KINDRED_SOCKET_JITTER_MS: '500',
      ...options.env,
    };
    const upstreams = Object.fromEntries(
      owners.map((part) => [`KINDRED_${part.toUpperCase()}_URL`, urls(part).join(',')]),
    );
    const own = ({ part, index }: { part: PartName; index: number }): Record<string, string> => {
      if (part !== 'gateway') return {};
      const paired = urls('chat')[index];
      return { ...upstreams, ...(options.pairsChat && paired ? { KINDRED_CHAT_URL: paired } : {}) };
    };
    const replicas = places.map(
      (place) =>
        new Replica(place.part, place.port, place.opsPort, {
          ...process.env,
          ...env,
          ...own(place),
          KINDRED_INSTANCE: `${place.part}-${place.index}`,
        }),
    );
    const fleet = new Fleet(replicas, mailbox, namespace, env);
    await fleet.migrate();
    if (options.hasDemo) await fleet.#makeDemo();
    await fleet.run();
    return fleet;
  }

  of(part: PartName): Replica[] {
    return this.replicas.filter((replica) => replica.part === part);
  }

  get urls(): string[] {
    return this.of('gateway').map(({ url }) => url);
  }

  /** As a page of the n-th gateway sees it; killing and starting concerns all of it. */
  through(index: number): Restartable {
    const url = this.urls[index];
    if (!url) throw new Error(`there is no gateway ${index}`);
    return { url, opsUrl: this.mailbox.url, kill: () => this.kill(), run: () => this.run() };
  }

  async migrate(): Promise<void> {
    // At the same time, as operators may: each makes its own, and making twice is harmless.
    await Promise.all(owners.map((part) => this.of(part)[0]?.migrate()));
  }

  /** Starts every replica, in no order, and waits until all are ready. */
  async run(): Promise<void> {
    for (const replica of this.replicas) replica.start();
    await Promise.all(this.replicas.map((replica) => replica.untilReady()));
  }

  async kill(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.end('SIGKILL')));
  }

  /** Asks all to stop; answers their exit codes. */
  async stop(): Promise<(number | null)[]> {
    return Promise.all(this.replicas.map((replica) => replica.end('SIGTERM')));
  }

  async dispose(): Promise<void> {
    await this.kill();
    await this.mailbox.close();
  }

  /** The demo community is made by the product as one process, on the same engines. */
  async #makeDemo(): Promise<void> {
    const { KINDRED_HOST: _, KINDRED_MAIL: __, ...env } = this.env;
    const kindred = await Kindred.start({ env });
    await kindred.stop();
    await kindred.dispose();
  }
}
