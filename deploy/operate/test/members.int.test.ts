import { until } from '@kindred/chassis/testing/until';
import type { AccountDocument } from '@kindred/identity/store/accounts.store';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { expect, it, vi } from 'vitest';
import { aTown, ben, mira, TOWN_MS, type Town, withMembers } from './_town.ts';

vi.setConfig({ testTimeout: TOWN_MS });

const account = (town: Town, _id: string) =>
  town.documents('identity').collection<AccountDocument>('accounts').findOne({ _id });
const isSuspendedInProfiles = async (town: Town, _id: string) =>
  (await town.documents('profiles').collection<MemberDocument>('members').findOne({ _id }))?.isSuspended;

it('shows, suspends and reinstates a member, by address and by id', async () => {
  const town = await aTown();
  await withMembers(town);
  const shown = await town.kindred('member', mira.email.toUpperCase());
  expect(shown.exitCode).toBe(0);
  expect(shown.lines).toContain(`id         ${mira.userId}`);

  const before = await account(town, mira.userId);
  expect((await town.kindred('suspend', mira.email)).lines).toContain('suspended  yes');
  await until(() => isSuspendedInProfiles(town, mira.userId), 60_000, 'the suspension in profiles');
  const suspended = await account(town, mira.userId);
  expect(suspended?.sessionGeneration).toBe((before?.sessionGeneration ?? 0) + 1);
  await town.kindred('suspend', mira.userId);
  expect((await account(town, mira.userId))?.sessionGeneration).toBe(suspended?.sessionGeneration);

  expect((await town.kindred('reinstate', mira.userId)).lines).toContain('suspended  no');
  await until(async () => !(await isSuspendedInProfiles(town, mira.userId)), 60_000, 'the member back');
});

it('gives and takes the right of admins, to confirmed addresses alone', async () => {
  const town = await aTown();
  await withMembers(town);
  expect((await town.kindred('grant-admin', ben.email)).lines).toContain('admin      yes');
  expect((await town.kindred('revoke-admin', ben.email)).lines).toContain('admin      no');
  expect(await town.kindred('grant-admin', 'nobody@example.com')).toEqual({
    exitCode: 1,
    lines: ['No confirmed account has the address nobody@example.com.'],
  });
});

it('says what is wrong with the words, and changes nothing', async () => {
  const town = await aTown();
  await withMembers(town);
  const before = await account(town, mira.userId);
  const outcomes = [
    await town.kindred('suspend', 'f'.repeat(24)),
    await town.kindred('suspend', 'nobody@example.com'),
    await town.kindred('suspend'),
    await town.kindred('suspend', ''),
    await town.kindred('suspend', mira.userId, ben.userId),
    await town.kindred('suspnd', mira.userId),
  ];
  expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(outcomes.map(({ lines }) => lines[0])).toEqual([
    `There is no member ${'f'.repeat(24)}.`,
    'There is no member nobody@example.com.',
    'Say: kindred suspend <id or address>',
    'Say: kindred suspend <id or address>',
    'Say: kindred suspend <id or address>',
    'There is no command suspnd. Say: kindred help',
  ]);
  expect(await account(town, mira.userId)).toEqual(before);
});
