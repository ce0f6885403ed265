import { setTimeout } from 'node:timers/promises';
import { until } from '@kindred/chassis/testing/until';
import { makeCast } from './cast.ts';
import { startFleetBed } from './fleet-bed.ts';
import { emptyLedger } from './ledger.ts';
import { type LiveMember, openLiveMember } from './live-member.ts';
import { createMixedRequests } from './mixed-requests.ts';
import { createReadyDoors } from './ready-doors.ts';
import { say } from './say.ts';
import { seeded } from './seeded.ts';
import { startSteadyLoad } from './steady-load.ts';
import { showTable } from './table.ts';
import { judge } from './verdict.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 2);
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const REQUESTS = Number(process.env.REQUESTS ?? (RESTARTS >= 2 ? 5_000 : 0));
const PER_SECOND = 50;
const SOCKETS = 50;
const PAIRS = 13;
const BACK_WITHIN_MS = 5_000;
const CONNECTED_WITHIN_MS = 30_000;
const WARM_UP_MS = 2_000;
const SETTLE_MS = 60_000;

const random = seeded(SEED);
const ledger = emptyLedger();
const bed = await startFleetBed({
  replicas: { chat: 2, profiles: 2, gateway: 2, identity: 2, mail: 2 },
  env: { KINDRED_LIMIT_FACTOR: '100000', KINDRED_DRAIN_MS: '2500', KINDRED_LOG: 'info' },
});
const { fleet } = bed;
const cast = await makeCast(bed.door(), PAIRS, 0);
const doors = createReadyDoors(fleet.of('gateway'), bed.mailbox.url);
const seats = cast.talkers.flatMap(([a, b]) => [
  { me: a, other: b },
  { me: b, other: a },
]);
const open: { userId: string; live: LiveMember }[] = [];
for (let i = 0; i < SOCKETS; i += 1) {
  const seat = seats[i % seats.length];
  if (seat) open.push({ userId: seat.me.userId, live: openLiveMember({ ...seat, door: doors.door }) });
}
const areConnected = (): boolean => open.every(({ live }) => live.socket.connected);
await until(areConnected, CONNECTED_WITHIN_MS, 'every live channel');
say(`seed ${SEED}, ${RESTARTS} restarts of ${fleet.replicas.length} processes, ${SOCKETS} sockets`);

const requests = createMixedRequests(cast, ledger, random, doors.door);
const load = startSteadyLoad(PER_SECOND, requests.one);
const started = performance.now();
await setTimeout(WARM_UP_MS);
const exits: (number | null)[] = [];
for (let turn = 1; turn <= RESTARTS; turn += 1) {
  for (const replica of fleet.replicas) {
    const at = performance.now();
    exits.push(await replica.end('SIGTERM'));
    replica.start();
    await replica.untilReady().catch((error: unknown) => {
      say(replica.output);
      throw error;
    });
    say(
      `restart ${turn}: ${replica.part}, ${((performance.now() - at) / 1_000).toFixed(1)} s, ` +
        `${requests.count()} requests, ${requests.failures.length} failed`,
    );
  }
}
while (requests.count() < REQUESTS) await setTimeout(100);
await load.stop();
const seconds = (performance.now() - started) / 1_000;
await until(areConnected, CONNECTED_WITHIN_MS, 'every live channel again');

/** Messages acknowledged to the sender that a screen of either member does not show. */
const unseen = (): string[] =>
  ledger.messages.flatMap(({ from, id, text, to }) =>
    open
      .filter(({ userId, live }) => [from.userId, to.userId].includes(userId) && id && !live.screen.has(id))
      .map(({ userId }) => `${text} on the screen of ${userId}`),
  );
await until(() => unseen().length === 0, BACK_WITHIN_MS).catch(() => {});
const missing = unseen();
for (const entry of [...requests.failures, ...missing].slice(0, 20)) say(`failed: ${entry}`);
const backAfterMs = open.flatMap(({ live }) => live.backAfterMs);
const longestBackMs = Math.round(backAfterMs.reduce((most, ms) => Math.max(most, ms), 0));
for (const { live } of open) live.close();
await doors.stop();

const rows = await judge(bed, ledger, cast, SETTLE_MS);
const badExits = exits.filter((code) => code !== 0).length;
const isKept = showTable(`rolling restarts, seed ${SEED}`, [
  { name: 'processes restarted', value: exits.length },
  { name: 'did not stop in order', value: badExits, isKept: badExits === 0 },
  { name: 'seconds under load', value: seconds.toFixed(0) },
  { name: `requests, at least ${REQUESTS}`, value: requests.count(), isKept: requests.count() >= REQUESTS },
  { name: 'failed requests', value: requests.failures.length, isKept: requests.failures.length === 0 },
  { name: 'sockets', value: open.length },
  { name: 'breaks of sockets', value: backAfterMs.length },
  { name: 'longest ms until back', value: longestBackMs, isKept: longestBackMs <= BACK_WITHIN_MS },
  { name: 'messages missing on a screen', value: missing.length, isKept: missing.length === 0 },
  ...rows,
]);
await bed.dispose();
process.exit(isKept ? 0 : 1);
