import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { type Account, registerBody } from '@kindred/e2e/account';
import { call } from '@kindred/e2e/call';
import { nextMail } from '@kindred/local/testing/mailbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aFleetBehindDoors,
  type FleetBehindDoors,
  percentile,
  report,
  sendMessage,
  setTitle,
  timedCall,
} from '../src/testing/degradation-bed.ts';
import { patientTimeouts } from '../src/testing/fleet-env.ts';

/** What 10 minutes at 100 writes a second leave. */
const PROMISED_EVENTS = 60_000;
const DRAINED_MS = 60_000;
const COUNTED_EVERY_MS = 200;

const filesFolder = mkdtempSync(join(tmpdir(), 'kindred-files-'));
afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));

/** The rate is that of relay, bus and consumers only where the store finds what is due by an index. */
interface Outage {
  store: string;
  how: 'refuse' | 'silence';
  events: number;
  env: Record<string, string>;
}

const outages: Outage[] = [
  { store: 'the document server', how: 'silence', events: 500, env: {} },
  {
    store: 'documents in files',
    how: 'refuse',
    events: 1_500,
    env: { KINDRED_DOCUMENTS: `file:${filesFolder}` },
  },
];

describe.each(outages)('without a broker ($how), on $store', ({ store, how, events, env }) => {
  let bed: FleetBehindDoors;
  let members: Account[];

  beforeAll(async () => {
    bed = await aFleetBehindDoors({ env: { ...patientTimeouts, ...env } });
    members = await bed.members('ann', 'bob', 'cem', 'dora');
  }, 120_000 * patience);
  afterAll(() => bed?.dispose());

  const waiting = async (): Promise<number> => {
    // Counting takes the time of the one it counts for.
    await setTimeout(COUNTED_EVERY_MS);
    const messages = await bed.stored<AggregateDocument>('chat', 'messages');
    return messages.countUpTo({ claim: { $exists: true } }, 2 * events);
  };

  const memory = async (): Promise<number> => {
    const metrics = await bed.fleet.of('chat')[0]?.metrics();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics ?? '')?.[1]) / 2 ** 20;
  };

  const pairs = () =>
    members.flatMap((one, at) => members.slice(at + 1).map((other): [Account, Account] => [one, other]));

  it(
    'takes every write while the broker is gone and keeps its events',
    async () => {
      const kindred = bed.through(0);
      const [ann, bob] = members as [Account, Account];
      await until(async () => (await waiting()) === 0, DRAINED_MS);
      await bed.doors.bus[how]();
      const memoryBefore = await memory();
      const linesBefore = bed.fleet.replicas.map(({ output }) => output.length);

      const registered = await timedCall(kindred, '/users/register', {
        method: 'POST',
        body: registerBody('late@example.com'),
      });
      const titled = await setTitle(kindred, ann, 'written without a broker');
      const disconnected = await timedCall(kindred, '/users/delete-connection', {
        method: 'POST',
        token: ann.token,
        body: { userId: ann.userId, connectionId: bob.userId },
      });
      expect([registered.status, titled.status, disconnected.status]).toEqual([201, 200, 200]);

      const took: number[] = [];
      const each = pairs().slice(1);
      const startedAt = performance.now();
      await Promise.all(
        each.map(async ([from, to]) => {
          for (let n = 0; n < events / each.length; n += 1) {
            const sent = await sendMessage(kindred, from, to, `message ${n}`);
            expect(sent.status).toBeLessThan(300);
            took.push(sent.ms);
          }
        }),
      );
      const seconds = (performance.now() - startedAt) / 1000;
      expect(await waiting()).toBe(events);
      expect(await Promise.all(bed.fleet.replicas.map((replica) => replica.isReady()))).not.toContain(false);
      const written = bed.fleet.replicas.map(({ output }, at) => output.length - (linesBefore[at] ?? 0));
      report(
        `${store}: ${events} messages in ${seconds.toFixed(1)} s without a broker, p95 ${percentile(took, 0.95).toFixed(0)} ms, log ${written.join('/')} bytes, chat ${memoryBefore.toFixed(0)} to ${(await memory()).toFixed(0)} MiB`,
      );
    },
    120_000 * patience,
  );

  it(
    'publishes what waited within a minute when the broker is back',
    async () => {
      const kindred = bed.through(0);
      await bed.doors.bus.open();
      const openedAt = performance.now();
      let begunAt = openedAt;
      await until(
        async () => {
          const left = await waiting();
          if (left === events) begunAt = performance.now();
          return left === 0;
        },
        DRAINED_MS,
        'the outbox',
      );
      const drainedAt = performance.now();
      const perSecond = events / ((drainedAt - begunAt) / 1000);
      report(
        `${store}: begun after ${((begunAt - openedAt) / 1000).toFixed(1)} s, ${perSecond.toFixed(0)} events/s; ${PROMISED_EVENTS} would take ${(PROMISED_EVENTS / perSecond).toFixed(0)} s`,
      );
      await nextMail(kindred, 'late@example.com');
      const [ann, bob] = members as [Account, Account];
      await until(async () => (await sendMessage(kindred, ann, bob, 'no longer')).status === 403, DRAINED_MS);
      const last = pairs().at(-1) as [Account, Account];
      await until(
        async () => {
          const contacts = await call<{ _id: string; lastMessage: { message: string } | null }[]>(
            kindred,
            '/chats/finduserconnections/',
            { token: last[0].token },
          );
          if (contacts.status !== 200) return false;
          const shown = contacts.body.find(({ _id }) => _id === last[1].userId)?.lastMessage?.message;
          return shown === `message ${events / (pairs().length - 1) - 1}`;
        },
        DRAINED_MS,
        'the newest message among the contacts',
      );
      expect(performance.now() - openedAt).toBeLessThan(DRAINED_MS);
    },
    120_000 * patience,
  );
});
