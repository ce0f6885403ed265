import { setTimeout } from 'node:timers/promises';
import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { createSystemRandomness } from '@kindred/chassis/system/randomness';
import { commandBroker, watchTopic } from './kafka-brokers.ts';
import { createReading, emptyRecord, type Findings, write } from './kafka-load.ts';
import { seeded } from './seeded.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 8);
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const WRITERS = Number(process.env.WRITERS ?? 40);
const PAUSED_SHARE = Number(process.env.PAUSED_SHARE ?? 0.25);
const PAUSE_MS = 20;
const PARTITIONS = 6;
const SETTLE_MS = 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const random = seeded(SEED);
const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter(Boolean);
const copies = Math.min(3, brokers.length);
const address = {
  brokers,
  clientId: 'kafka-ack',
  clock: createSystemClock(),
  logger: createLogger(process.env.LOG_LEVEL ?? 'silent', 'kafka-ack'),
};
const open = () =>
  createKafkaBus({
    ...address,
    randomness: createSystemRandomness(),
    partitions: PARTITIONS,
    replication: copies,
    retentionMs: 3_600_000,
  });

const topic = `kafka-ack-${SEED}`;
const watched = watchTopic(address, topic);
const buses = [open(), open()] as const;
await buses[0].ensure([topic]);
await watched.isWhole(copies);

const record = emptyRecord();
const heard = createReading();
let isOver = false;
const consumer = await buses[1].subscribe({ group: topic, topics: [topic], onMessage: heard.take });
const writers = Array.from({ length: WRITERS }, (_, at) =>
  write(at % 2 === 0 ? buses[0] : buses[1], topic, `key${at}`, record, {
    isOver: () => isOver,
    random,
    pauseMs: PAUSE_MS,
  }),
);
say(
  `seed ${SEED}, ${ROUNDS} rounds, ${WRITERS} writers in two processes' worth of producers, ${copies} brokers`,
);

const stalls: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  await setTimeout(500 + random() * 1_500);
  const node = await watched.leaderOf(Math.floor(random() * PARTITIONS));
  const isPaused = random() < PAUSED_SHARE;
  const before = record.acknowledged.size;
  record.longestGapMs = 0;
  record.longestWriteMs = 0;
  await commandBroker(isPaused ? 'pause' : 'kill', node);
  await setTimeout(copies > 1 ? 6_000 + random() * 8_000 : 500 + random() * 9_000);
  await commandBroker(isPaused ? 'resume' : 'start', node);
  await watched.isWhole(copies);
  stalls.push(record.longestWriteMs);
  say(
    `round ${round}: node ${node} ${isPaused ? 'paused' : 'killed'}, ${record.acknowledged.size - before} acknowledged, ` +
      `no write for ${Math.round(record.longestGapMs)} ms, longest write ${Math.round(record.longestWriteMs)} ms, ${record.rejectedCalls} calls rejected so far`,
  );
}
isOver = true;
await Promise.all(writers);

const end = performance.now() + SETTLE_MS;
while (performance.now() < end && [...record.acknowledged].some((text) => !heard.has(text)))
  await setTimeout(200);
await consumer.close();
await Promise.all(buses.map((bus) => bus.close()));

const log = createReading();
const reader = open();
const replay = await reader.replay({ topics: [topic], onMessage: log.take });
await replay.close();
const lag = await reader.lag(topic, [topic]);
await reader.close();

const tell = (name: string, { disordered, lost, twice }: Findings): void => {
  for (const text of [...lost, ...disordered].slice(0, 10)) say(`${name}: ${text}`);
  say(`${name}: lost ${lost.length}, out of order ${disordered.length}, more than once ${twice}`);
};
const [stored, delivered] = [log.findings(record), heard.findings(record)];
say(
  `acknowledged ${record.acknowledged.size}, calls rejected and repeated ${record.rejectedCalls}, ` +
    `longest write ${Math.round(Math.max(...stalls))} ms, left uncommitted ${lag[topic]}`,
);
tell('log', stored);
tell('consumer', delivered);
const isGood = [stored, delivered].every(({ disordered, lost }) => lost.length + disordered.length === 0);
process.exitCode = isGood ? 0 : 1;
