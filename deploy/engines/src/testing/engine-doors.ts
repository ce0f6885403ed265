import type { Engines } from '@kindred/chassis/testing/engines';
import { aTcpProxy, type TcpProxy, type Translation } from '@kindred/chassis/testing/tcp-proxy';
import { renameBrokers } from './kafka-answers.ts';
import { startLocalMailbox } from './local-mailbox.ts';

export type Door = Pick<TcpProxy, 'open' | 'refuse' | 'cut' | 'silence'>;

const HOST = '127.0.0.1';

interface Way {
  proxy: TcpProxy;
  url: string;
}

async function wayTo(address: string, translate?: () => Translation): Promise<Way> {
  const url = new URL(address);
  const proxy = await aTcpProxy({ host: url.hostname, port: Number(url.port) }, translate);
  url.hostname = HOST;
  url.port = String(proxy.port);
  return { proxy, url: url.href.replace(/\/$/, '') };
}

/** A driver that is told of other members would go to them past the door. */
function directly(url: string): string {
  const direct = new URL(url);
  if (direct.pathname === '') direct.pathname = '/';
  direct.searchParams.set('directConnection', 'true');
  direct.searchParams.delete('replicaSet');
  return direct.href;
}

async function brokersBehindDoors(brokers: readonly string[]) {
  const ports = new Map<string, number>();
  const rename = ({ host, port }: { host: string; port: number }) => {
    const near = ports.get(`${host}:${port}`);
    if (near === undefined) throw new Error(`broker ${host}:${port} is not among KAFKA_BROKERS`);
    return { host: HOST, port: near };
  };
  const ways = await Promise.all(
    brokers.map((broker) => wayTo(`tcp://${broker}`, () => renameBrokers(rename))),
  );
  for (const [at, broker] of brokers.entries()) ports.set(broker, ways[at]?.proxy.port ?? 0);
  const each = (act: (proxy: TcpProxy) => unknown) => ways.map(({ proxy }) => act(proxy));
  return {
    url: `kafka://${[...ports.values()].map((port) => `${HOST}:${port}`).join(',')}`,
    open: async () => void (await Promise.all(each((proxy) => proxy.open()))),
    refuse: async () => void (await Promise.all(each((proxy) => proxy.refuse()))),
    cut: () => void each((proxy) => proxy.cut()),
    silence: () => void each((proxy) => proxy.silence()),
  };
}

/** A mail server behind a door, and every Message-ID that was sent to it, repeats included. */
async function mailBehindDoor() {
  const mailbox = await startLocalMailbox();
  let said = '';
  let isDeaf = false;
  let isRefusing = false;
  const translate = (): Translation => ({
    toServer(chunk) {
      said += chunk.toString('latin1');
      return chunk;
    },
    // What it accepted it keeps; the one who sent it never hears so.
    toClient(chunk) {
      if (!chunk.includes('message queued')) return chunk;
      if (isRefusing) return Buffer.from('554 5.7.1 refused\r\n');
      return isDeaf ? Buffer.alloc(0) : chunk;
    },
  });
  const { proxy, url } = await wayTo(mailbox.smtpUrl, translate);
  return {
    mailbox,
    door: {
      ...proxy,
      losesReceipts(isLosing: boolean) {
        isDeaf = isLosing;
      },
      /** For good, each mail once it has been told. */
      refusesMails(isRefused: boolean) {
        isRefusing = isRefused;
      },
      messageIds: () => [...said.matchAll(/^message-id: <(.+?)>/gim)].map(([, id]) => id ?? ''),
    },
    url,
  };
}

/** Every engine behind a door of its own, which a test may close; the engines themselves know nothing of it. */
export async function openDoors(engines: Engines) {
  const s3 = new URL(engines.s3Endpoint);
  s3.username = engines.s3AccessKey;
  s3.password = engines.s3SecretKey;
  const [documents, shared, objects, bus, mail] = await Promise.all([
    wayTo(engines.mongoUrl),
    wayTo(engines.redisUrl),
    wayTo(s3.href),
    brokersBehindDoors(engines.kafkaBrokers),
    mailBehindDoor(),
  ]);
  return {
    documents: documents.proxy,
    shared: shared.proxy,
    objects: objects.proxy,
    bus,
    mail: mail.door,
    mailbox: mail.mailbox,
    /** For every process of the product. */
    env: {
      KINDRED_DOCUMENTS: directly(documents.url),
      KINDRED_SHARED: shared.url,
      KINDRED_OBJECTS: `s3+${objects.url}`,
      KINDRED_BUS: bus.url,
      KINDRED_MAIL: mail.url,
    },
    async close() {
      await Promise.all([documents.proxy, shared.proxy, objects.proxy].map((proxy) => proxy.close()));
      await bus.refuse();
      await mail.door.close();
      await mail.mailbox.close();
    },
  };
}
export type Doors = Awaited<ReturnType<typeof openDoors>>;
