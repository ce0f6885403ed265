import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { makeCast } from '@kindred/faults/cast';
import { read } from '@kindred/faults/client';
import { emptyLedger, type Ledger } from '@kindred/faults/ledger';
import type { Cast } from '@kindred/faults/load';
import { createWriter } from '@kindred/faults/one-write';
import { recompute } from '@kindred/faults/recompute';
import { seeded } from '@kindred/faults/seeded';
import { closeStores, storesInFolder } from '@kindred/faults/stores';
import { Kindred } from '@kindred/local/testing/kindred';
import { mailsTo } from '@kindred/local/testing/mailbox';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../src/run.ts';
import { aFolder } from './_town.ts';

const clock = createSystemClock();
const SEED = 7;
const BEFORE = 40;
const WHOLE_TEST_MS = 240_000;
const mix = { message: 0.75, title: 0, pair: 0, change: 0, offer: 0, rating: 0.15, picture: 0 };

async function aRunningProduct(env: Record<string, string> = {}): Promise<Kindred> {
  const kindred = await Kindred.start({ hasDemo: false, limitFactor: 100_000, env });
  onTestFinished(() => kindred.dispose());
  return kindred;
}

/** Ids of everything two talkers wrote to each other. */
async function messageIds(kindred: Kindred, { talkers }: Cast): Promise<Set<string>> {
  const [[a, b]] = talkers as [Cast['talkers'][number]];
  const ids = new Set<string>();
  for (let before = ''; ; ) {
    const page: { _id: string }[] = await read(
      kindred,
      `/messages/get/${b.userId}?limit=100${before}`,
      a.token,
    );
    for (const { _id } of page) ids.add(_id);
    if (page.length < 100) return ids;
    before = `&before=${page[0]?._id}`;
  }
}

/** Writes one after the other until told to end. */
function underLoad(kindred: Kindred, ledger: Ledger, cast: Cast) {
  const writeOnce = createWriter({ ledger, cast, random: seeded(SEED), mix, lateMs: 0 });
  let isOver = false;
  const writing = [1, 2, 3].map(async () => {
    while (!isOver) await writeOnce(kindred);
  });
  return async (): Promise<void> => {
    isOver = true;
    await Promise.all(writing);
  };
}

it(
  'restores into an empty folder everything that was acknowledged before the backup, taken under load',
  async () => {
    const kindred = await aRunningProduct();
    const cast = await makeCast(kindred, 1, 1);
    const ledger = emptyLedger();
    const endLoad = underLoad(kindred, ledger, cast);
    await until(() => ledger.acknowledged >= BEFORE, WHOLE_TEST_MS / 2, `${BEFORE} writes`);

    const messages = ledger.messages.flatMap(({ id }) => id ?? []);
    const registered = [...ledger.registered];
    const backup = join(aFolder(), 'backup');
    const taken = await run({ KINDRED_DATA: kindred.dataFolder }, ['backup', backup], clock);
    expect(taken).toMatchObject({ exitCode: 0 });
    const atEnd = ledger.acknowledged;
    await endLoad();
    expect(ledger.unexpected).toEqual([]);
    await kindred.kill();

    const restored = join(aFolder(), 'data');
    expect(await run({ KINDRED_DATA: restored }, ['restore', backup], clock)).toMatchObject({ exitCode: 0 });
    expect(statSync(join(restored, 'keys.json')).mode & 0o777).toBe(0o600);
    const again = await aRunningProduct({ KINDRED_DATA: restored });
    const there = await messageIds(again, cast);
    const mailed = async (email: string) =>
      (await until(async () => (await mailsTo(again, email)).length, 20_000, email).catch(() => 0)) > 0;
    const unmailed: string[] = [];
    for (const email of registered) if (!(await mailed(email))) unmailed.push(email);
    const missing = [...messages.filter((id) => !there.has(id)), ...unmailed];
    process.stdout.write(
      `backup under load: ${messages.length + registered.length} acknowledged before it, ${atEnd} by its end, missing after restore ${missing.length}\n`,
    );
    expect(missing).toEqual([]);

    expect(await again.stop()).toBe(0);
    const stores = await storesInFolder(restored);
    const { compared, differences } = await recompute(stores);
    await closeStores(stores);
    expect([compared > 0, differences]).toEqual([true, []]);

    await refusesWhatIsWrong(backup, restored);
  },
  WHOLE_TEST_MS * patience,
);

async function refusesWhatIsWrong(backup: string, restored: string): Promise<void> {
  const say = (env: Record<string, string>, ...words: string[]) => run(env, words, clock);
  expect(await say({ KINDRED_DATA: restored }, 'restore', backup)).toEqual({
    exitCode: 1,
    lines: [`${restored} is not empty: a backup is restored into an empty folder only.`],
  });
  expect(await say({ KINDRED_DATA: restored }, 'backup', backup)).toEqual({
    exitCode: 1,
    lines: [`${backup} is not empty: name a new folder.`],
  });
  expect(await say({ KINDRED_DATA: restored }, 'backup', join(restored, 'inside'))).toMatchObject({
    exitCode: 1,
  });
  const empty = join(aFolder(), 'none');
  expect(await say({ KINDRED_DATA: empty }, 'backup', join(empty, '..', 'b'))).toMatchObject({ exitCode: 1 });
  expect(await say({ KINDRED_DATA: empty }, 'restore', restored)).toEqual({
    exitCode: 1,
    lines: [`${restored} holds no complete backup.`],
  });
  const chat = join(backup, 'chat.sqlite');
  writeFileSync(chat, Buffer.concat([readFileSync(chat), Buffer.from('x')]));
  expect(await say({ KINDRED_DATA: empty }, 'restore', backup)).toEqual({
    exitCode: 1,
    lines: [`${backup}: chat.sqlite is not what was backed up.`],
  });
}
