import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readEngines } from '@kindred/chassis/testing/engines';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { keyEnv } from '@kindred/local/testing/key-env';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Doors, openDoors } from '../src/testing/engine-doors.ts';
import { engineEnv } from '../src/testing/fleet-env.ts';
import { type PartName, partNames, Replica } from '../src/testing/replica.ts';
import { steadyPorts } from '../src/testing/steady-ports.ts';

const SAID_MS = 20_000;

let doors: Doors;
const started: Replica[] = [];

beforeAll(async () => {
  doors = await openDoors(readEngines());
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((replica) => replica.end('SIGKILL')));
  await Promise.all([doors.documents.open(), doors.bus.open()]);
});
afterAll(() => doors?.close());

/** One process in a namespace where nothing was made yet. */
async function aProcess(part: PartName, env: Record<string, string> = {}): Promise<Replica> {
  const [port = 0, opsPort = 0] = await steadyPorts(2);
  const elsewhere = partNames.map((name) => [`KINDRED_${name.toUpperCase()}_URL`, 'http://127.0.0.1:1']);
  const replica = new Replica(part, port, opsPort, {
    PATH: process.env.PATH,
    ...engineEnv(readEngines(), `t${randomBytes(5).toString('hex')}`),
    ...doors.env,
    ...keyEnv(),
    ...Object.fromEntries(elsewhere),
    KINDRED_HOST: '127.0.0.1',
    KINDRED_LOG: 'warn',
    KINDRED_MAIL_FROM: 'Kindred <hello@kindred.example>',
    KINDRED_CONTACT_RECIPIENT: 'founders@kindred.example',
    KINDRED_PUBLIC_URL: 'http://127.0.0.1:1',
    KINDRED_PUBLIC_ORIGINS: 'http://127.0.0.1:1',
    ...env,
  });
  started.push(replica);
  return replica;
}

const says = (replica: Replica, words: string): Promise<unknown> =>
  until(() => replica.output.includes(words), SAID_MS, `${replica.part} saying "${words}"`);

it.each(partNames)(
  '%s names all wrong variables at once and ends with 1',
  async (part) => {
    const replica = await aProcess(part, {
      KINDRED_BUS: 'ftp://somewhere',
      KINDRED_START_DEADLINE_MS: 'soon',
      KINDRED_DRAIN_MS: '-1',
      KINDRED_VERIFY_KEY: '',
      KINDRED_MAIL_FROM: '',
      KINDRED_MAIL_PRIVATE_KEY: '',
    });
    const [code] = await once(replica.spawn(), 'exit');
    expect(code).toBe(1);
    const named = replica.output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(named).toEqual(
      expect.arrayContaining([
        'KINDRED_BUS',
        'KINDRED_START_DEADLINE_MS',
        'KINDRED_DRAIN_MS',
        'KINDRED_VERIFY_KEY',
      ]),
    );
    expect(named.every((name) => name?.startsWith('KINDRED_'))).toBe(true);
    expect(replica.output).not.toContain('somewhere');
  },
  30_000 * patience,
);

it(
  'waits for its engines and for the migration, says so, and comes up by itself',
  async () => {
    const namespace = { KINDRED_NAMESPACE: `t${randomBytes(5).toString('hex')}` };
    const replica = await aProcess('profiles', namespace);
    const tellers = await Promise.all(
      (['identity', 'offers', 'ratings'] as const).map((name) => aProcess(name, namespace)),
    );
    await Promise.all([doors.documents.refuse(), doors.bus.refuse()]);
    replica.start();
    await says(replica, 'waiting for the engines and the migration');
    expect(await replica.isReady()).toBe(false);
    await Promise.all([doors.documents.open(), doors.bus.open()]);
    await says(replica, 'members');
    expect(await replica.isReady()).toBe(false);
    await replica.migrate();
    // It also listens to what these tell.
    await Promise.all(tellers.map((teller) => teller.migrate()));
    await replica.untilReady();
  },
  90_000 * patience,
);

it(
  'the gateway waits for a topic nobody has made yet',
  async () => {
    const gateway = await aProcess('gateway');
    gateway.start();
    await says(gateway, 'waiting for the bus and the migration');
    expect(await gateway.isReady()).toBe(false);
  },
  60_000 * patience,
);

it.each(['refuse', 'silence'] as const)(
  'gives up at its deadline with one sentence (%s)',
  async (how) => {
    const replica = await aProcess('chat', { KINDRED_START_DEADLINE_MS: '1000', KINDRED_LOG: 'silent' });
    await Promise.all([doors.documents[how](), doors.bus[how]()]);
    const [code] = await once(replica.spawn(), 'exit');
    expect(code).toBe(1);
    expect(replica.output).toMatch(/^waited \d+ s for the engines and the migration in vain: .+\n$/);
  },
  60_000 * patience,
);
