import { join } from 'node:path';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { until } from '@kindred/chassis/testing/until';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tryLock } from '../src/folder/on-folder.ts';
import { run } from '../src/run.ts';
import { aFolder, aTown, mira, TOWN_MS, withMembers } from './_town.ts';

vi.setConfig({ testTimeout: TOWN_MS });

const clock = createSystemClock();
const onFolder = (folder: string, ...words: string[]) => run({ KINDRED_DATA: folder }, words, clock);

it('works on a folder that nobody uses: the house hears of it at its next start', async () => {
  const folder = aFolder();
  const before = await aTown(folder);
  await withMembers(before);
  await before.stop();
  expect(await onFolder(folder, 'suspend', mira.email)).toMatchObject({ exitCode: 0 });
  expect((await onFolder(folder, 'member', mira.userId)).lines).toContain('suspended  yes');

  const after = await aTown(folder);
  const members = after.documents('profiles').collection<MemberDocument>('members');
  const isHidden = async () => (await members.findOne({ _id: mira.userId }))?.isSuspended;
  await until(isHidden, 60_000, 'the suspension in profiles');
});

it('leaves alone what is no data folder, and one whose process takes no commands', async () => {
  const folder = aFolder();
  const none = join(folder, 'none');
  expect(await onFolder(none, 'member', mira.userId)).toEqual({
    exitCode: 1,
    lines: [`${none} is no data folder: name yours in KINDRED_DATA.`],
  });
  const town = await aTown(folder);
  await town.stop();
  const lock = tryLock(folder);
  onTestFinished(() => lock?.release());
  expect(await onFolder(folder, 'member', mira.userId)).toMatchObject({
    exitCode: 1,
    lines: [expect.stringContaining('takes no commands')],
  });
});

it('helps without any installation', async () => {
  const { exitCode, lines } = await run({}, [], clock);
  expect([exitCode, lines[0]?.startsWith('kindred member <id or address>')]).toEqual([0, true]);
  expect(await run({}, ['restore'], clock)).toEqual({
    exitCode: 2,
    lines: ['Say: kindred restore <folder>'],
  });
});
