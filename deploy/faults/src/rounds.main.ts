import { setTimeout } from 'node:timers/promises';
import { makeCast } from './cast.ts';
import { startFleetBed } from './fleet-bed.ts';
import { emptyLedger } from './ledger.ts';
import { sendMessage } from './load.ts';
import { createWriter } from './one-write.ts';
import { aPicture } from './picture.ts';
import { say } from './say.ts';
import { pick, seeded } from './seeded.ts';
import { startSteadyLoad } from './steady-load.ts';
import { showTable } from './table.ts';
import { judge } from './verdict.ts';
import { hurt, victimsOf } from './victims.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 60);
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const WRITES = Number(process.env.WRITES ?? (ROUNDS >= 60 ? 10_000 : 0));
const PER_SECOND = Number(process.env.WRITES_PER_SECOND ?? 36);
/** Beyond it no more rounds are added for the sake of the number of writes. */
const LONGEST_MS = 8 * 60_000;
/** A sender that died holding a mail keeps it for five minutes. */
const SETTLE_MS = 330_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const LONGEST_KILLED_MS = 1_500;
const BETWEEN_MS = 1_000;
const LONGEST_REPEATING_MS = 1_500;
/** What a slow server has in hand it should be able to finish in its time. */
const MOST_AT_ONCE = 16;
/** A pause, and a write the document server may still make after it was given up. */
const LATE_MS = 8_000;

const random = seeded(SEED);
const ledger = emptyLedger();
const bed = await startFleetBed({
  replicas: { chat: 2, profiles: 2, gateway: 2, identity: 2, mail: 2 },
  env: { KINDRED_LIMIT_FACTOR: '100000' },
});
const { fleet } = bed;
const cast = await makeCast(bed.door(), 4, 4);
const mix = {
  message: 0.25,
  title: 0.33,
  pair: 0.26,
  change: 0.02,
  offer: 0.06,
  rating: 0.05,
  picture: 0.01,
};
const picture = aPicture();
const writeOnce = createWriter({ cast, ledger, lateMs: LATE_MS, mix, picture, random });
const victims = victimsOf(fleet);
const ended: string[] = [];
const hurts = new Map<string, { killed: number; paused: number }>();
say(`seed ${SEED}, ${ROUNDS} rounds over ${victims.length} victims, ${PER_SECOND} writes a second begun`);

/** A client sends again what got no answer, with the same key; few at a time, so that it does not keep a tired server down. */
async function repeatUnanswered(longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  for (const message of ledger.messages.filter(({ id }) => id === undefined)) {
    if (performance.now() > end) return;
    await sendMessage(bed.door(), ledger, message);
  }
}

const started = performance.now();
const load = startSteadyLoad(PER_SECOND, () => writeOnce(bed.door()), MOST_AT_ONCE);
let round = 0;
// Everybody has a turn before anybody has another.
let waiting: typeof victims = [];
while (round < ROUNDS || (ledger.acknowledged < WRITES && performance.now() - started < LONGEST_MS)) {
  round += 1;
  if (waiting.length === 0) waiting = [...victims];
  const victim = pick(random, waiting);
  waiting = waiting.filter((other) => other !== victim);
  const isPause = random() < 0.4;
  const awayMs = isPause
    ? SHORTEST_PAUSE_MS + random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS)
    : random() * LONGEST_KILLED_MS;
  const before = { acknowledged: ledger.acknowledged, unknown: ledger.unknown };
  const at = performance.now();
  await hurt({ victim, isPause, awayMs });
  const count = hurts.get(victim.name) ?? { killed: 0, paused: 0 };
  count[isPause ? 'paused' : 'killed'] += 1;
  hurts.set(victim.name, count);
  await setTimeout(random() * BETWEEN_MS);
  for (const replica of fleet.replicas) {
    if (replica.pid !== undefined) continue;
    ended.push(`${replica.part} in round ${round}: ${replica.output.slice(-500)}`);
    replica.start();
  }
  await repeatUnanswered(LONGEST_REPEATING_MS);
  say(
    `round ${round}: ${victim.name} ${isPause ? 'paused' : 'killed'}, ` +
      `${ledger.acknowledged - before.acknowledged} acknowledged, ${ledger.unknown - before.unknown} not, ` +
      `${((performance.now() - at) / 1_000).toFixed(1)} s`,
  );
}
await load.stop();
const seconds = (performance.now() - started) / 1_000;
await Promise.all(fleet.replicas.map((replica) => replica.untilReady()));
for (let tries = 0; tries < 10 && ledger.messages.some(({ id }) => id === undefined); tries += 1) {
  await repeatUnanswered(Number.POSITIVE_INFINITY);
  await setTimeout(500);
}

const rows = await judge(bed, ledger, cast, SETTLE_MS);
const exits = await fleet.stop();
for (const entry of ended) say(`ended by itself: ${entry}`);
say('\nkilled and paused, by victim:');
for (const [name, { killed, paused }] of hurts) say(`  ${name.padEnd(12)} ${killed} ${paused}`);
const isKept = showTable(`kill -9 and pauses, seed ${SEED}`, [
  { name: 'rounds', value: round, isKept: round >= ROUNDS },
  { name: 'seconds under load', value: seconds.toFixed(0) },
  {
    name: `acknowledged at least ${WRITES}`,
    value: ledger.acknowledged,
    isKept: ledger.acknowledged >= WRITES,
  },
  ...rows,
  { name: 'processes that ended by themselves', value: ended.length, isKept: ended.length === 0 },
  {
    name: 'did not stop in order at the end',
    value: exits.filter((code) => code !== 0).length,
    isKept: exits.every((code) => code === 0),
  },
]);
await bed.dispose();
process.exit(isKept ? 0 : 1);
