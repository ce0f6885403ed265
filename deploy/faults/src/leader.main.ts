import { setTimeout } from 'node:timers/promises';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { until } from '@kindred/chassis/testing/until';
import { topics } from '@kindred/proto/catalog';
import { pino } from 'pino';
import { startAsking } from './asking-pair.ts';
import { makeCast } from './cast.ts';
import { controlEngine } from './engine-control.ts';
import { startFleetBed } from './fleet-bed.ts';
import { watchTopic } from './kafka-brokers.ts';
import { emptyLedger, type SentMessage } from './ledger.ts';
import { openLiveMember } from './live-member.ts';
import { sendMessage } from './load.ts';
import { createWriter } from './one-write.ts';
import { say } from './say.ts';
import { pick, seeded } from './seeded.ts';
import { startSteadyLoad } from './steady-load.ts';
import { createStopwatch } from './stopwatch.ts';
import { showTable } from './table.ts';
import { judge } from './verdict.ts';

const ROUNDS = Number(process.env.LEADER_ROUNDS ?? 5);
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const MESSAGES_PER_SECOND = 10;
const OTHER_WRITES_PER_SECOND = 10;
const LONGEST_STALL_MS = 10_000;
const WARM_UP_MS = 3_000;
const SETTLE_MS = 60_000;
const HEARD_WITHIN_MS = 30_000;

const random = seeded(SEED);
const ledger = emptyLedger();
const bed = await startFleetBed({
  replicas: { chat: 2, profiles: 2, gateway: 2 },
  pairsChat: true,
  env: { KINDRED_LIMIT_FACTOR: '100000' },
});
const { addresses, doors } = bed;
const [hears, asks] = doors;
if (!hears || !asks) throw new Error('two gateways are needed');
const cast = await makeCast(asks, 4, 6);
const asking = cast.strangers.splice(0, 3);
const brokers = addresses.bus.replace(/^kafka:(\/\/)?/, '').split(',');
const watched = watchTopic(
  { brokers, clientId: 'faults', clock: createSystemClock(), logger: pino({ level: 'silent' }) },
  `${addresses.namespace}.${topics.message}`,
);
say(`seed ${SEED}, ${ROUNDS} rounds, ${brokers.length} brokers`);

// Each receiver's socket is at one chat replica, what is written to them goes to the other.
const onSockets = createStopwatch();
const receivers = cast.talkers.map(([from, to]) => {
  const live = openLiveMember({ me: to, other: from, door: () => hears });
  live.socket.on('newMessage', ({ _id }: { _id: string }) => onSockets.hear(_id));
  return { from, to, live };
});
await until(
  () => receivers.every(({ live }) => live.socket.connected),
  HEARD_WITHIN_MS,
  'every live channel',
);
let serial = 0;
const messages = startSteadyLoad(MESSAGES_PER_SECOND, async () => {
  serial += 1;
  const { from, to } = pick(random, receivers);
  const message: SentMessage = { key: `l-${serial}`, text: `led ${serial}`, from, to, id: undefined };
  ledger.messages.push(message);
  if (await sendMessage(asks, ledger, message)) onSockets.accept(message.id ?? '');
});
const throughBroker = createStopwatch();
const pairs = asking.map((pair) => startAsking({ pair, ledger, stopwatch: throughBroker, asks, hears }));
const mix = { message: 0.28, title: 0.31, pair: 0.3, change: 0.02, offer: 0.04, rating: 0.03, picture: 0 };
const writeOnce = createWriter({ cast, ledger, lateMs: 0, mix, random });
const others = startSteadyLoad(OTHER_WRITES_PER_SECOND, () => writeOnce(bed.door()));

await watched.isWhole(brokers.length);
await setTimeout(WARM_UP_MS);
for (let round = 1; round <= ROUNDS; round += 1) {
  const node = await watched.leaderOf(Math.floor(random() * addresses.busPartitions));
  const before = ledger.acknowledged;
  await controlEngine('kill', 'kafka', node);
  await setTimeout(9_000 + random() * 3_000);
  await controlEngine('start', 'kafka', node);
  await watched.isWhole(brokers.length);
  say(
    `round ${round}: node ${node} killed, ${ledger.acknowledged - before} acknowledged, ${ledger.unknown} failed so far, ` +
      `longest so far ${onSockets.longestMs()} ms to a socket, ${throughBroker.longestMs()} ms through the broker`,
  );
}
await Promise.all([messages.stop(), others.stop(), ...pairs.map((pair) => pair.stop())]);
await until(() => onSockets.missing().length === 0, HEARD_WITHIN_MS).catch(() => {});
for (const { live } of receivers) live.close();

const rows = await judge(bed, ledger, cast, SETTLE_MS);
const heardAll = (missing: readonly string[]) => ({ value: missing.length, isKept: missing.length === 0 });
const isKept = showTable(`leaders killed, seed ${SEED}`, [
  { name: 'leaders killed', value: ROUNDS },
  { name: 'failed user writes', value: ledger.unknown, isKept: ledger.unknown === 0 },
  { name: 'messages to a socket on another replica', value: onSockets.count() },
  { name: '  never heard', ...heardAll(onSockets.missing()) },
  { name: '  median ms', value: onSockets.medianMs() },
  {
    name: '  longest ms',
    value: onSockets.longestMs(),
    isKept: onSockets.longestMs() <= LONGEST_STALL_MS,
  },
  { name: 'events through the broker to a socket', value: throughBroker.count() },
  { name: '  never heard', ...heardAll(throughBroker.missing()) },
  { name: '  median ms', value: throughBroker.medianMs() },
  {
    name: '  longest ms',
    value: throughBroker.longestMs(),
    isKept: throughBroker.longestMs() <= LONGEST_STALL_MS,
  },
  ...rows,
]);
await bed.dispose();
process.exit(isKept ? 0 : 1);
