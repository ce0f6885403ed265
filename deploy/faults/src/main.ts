import { setTimeout } from 'node:timers/promises';
import { Kindred } from '@kindred/local/testing/kindred';
import { makeCast } from './cast.ts';
import { checkEverything } from './check.ts';
import type { Findings } from './findings.ts';
import { emptyLedger } from './ledger.ts';
import { sendMessage } from './load.ts';
import { createWriter } from './one-write.ts';
import { recompute } from './recompute.ts';
import { seeded } from './seeded.ts';
import { closeStores, storesInFolder } from './stores.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 50);
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const WRITES_PER_SECOND = 20;
const LONGEST_ROUND_MS = 1_500;
const LAST_MOMENT_MS = 8;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const random = seeded(SEED);
const ledger = emptyLedger();
const kindred = await Kindred.start({ hasDemo: false, limitFactor: 100_000 });
const cast = await makeCast(kindred);
const mix = { message: 0.46, title: 0.15, pair: 0.14, change: 0.06, offer: 0.08, rating: 0.08, picture: 0 };
const writeOnce = createWriter({ ledger, cast, random, mix, lateMs: 0 });
say(`seed ${SEED}, ${ROUNDS} rounds of kill -9 under ${WRITES_PER_SECOND} writes a second`);

/** Writes at a steady rate until the process is killed at a random moment. */
async function round(): Promise<void> {
  const writes: Promise<void>[] = [];
  const count = Math.ceil((random() * LONGEST_ROUND_MS * WRITES_PER_SECOND) / 1_000);
  for (let i = 0; i <= count; i += 1) {
    writes.push(writeOnce(kindred));
    await setTimeout(1_000 / WRITES_PER_SECOND);
  }
  // One write is in hand when the light goes out.
  writes.push(writeOnce(kindred));
  await setTimeout(random() * LAST_MOMENT_MS);
  await kindred.kill();
  await Promise.all(writes);
  await kindred.run();
}

for (let i = 1; i <= ROUNDS; i += 1) {
  await round();
  // A client sends again what got no answer, with the same key: it must not appear twice.
  const unanswered = ledger.messages.filter(({ id }) => id === undefined);
  for (const message of unanswered.filter(() => random() < 0.7)) await sendMessage(kindred, ledger, message);
  if (i % 10 === 0)
    say(`round ${i}: ${ledger.acknowledged} acknowledged, ${ledger.unknown} without an answer`);
}

/** Projections follow within moments; what stays different after the deadline is a finding. */
async function settled(): Promise<Findings> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const findings = await checkEverything(kindred, ledger, cast);
    const isClean = Object.values(findings).every((list: string[]) => list.length === 0);
    if (isClean || performance.now() > deadline) return findings;
    await setTimeout(200);
  }
}

const findings = await settled();
const exit = await kindred.stop();
const stores = await storesInFolder(kindred.dataFolder);
const drift = await recompute(stores);
await closeStores(stores);
for (const [kind, list] of Object.entries({
  ...findings,
  drift: drift.differences,
  unexpected: ledger.unexpected,
})) {
  for (const entry of list.slice(0, 10)) say(`${kind}: ${entry}`);
}
say(
  `acknowledged ${ledger.acknowledged}, without an answer ${ledger.unknown}, lost ${findings.lost.length}, doubled ${findings.doubled.length}, wrong ${findings.wrong.length}`,
);
say(
  `projections recomputed: ${drift.compared} documents, ${drift.differences.length} differences; events left in outboxes ${drift.waiting}; ended with ${exit}`,
);
const failures =
  findings.lost.length +
  findings.doubled.length +
  findings.wrong.length +
  drift.differences.length +
  ledger.unexpected.length +
  drift.waiting;
await kindred.dispose();
process.exit(failures === 0 && exit === 0 ? 0 : 1);
