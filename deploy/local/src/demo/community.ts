import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@kindred/chassis/ports/effects';
import { categories } from '@kindred/proto/categories';
import type { Cluster } from '../cluster.ts';
import { createCaller } from './call.ts';
import { demoMembers } from './members.ts';
import { makeDemoOffers } from './offers.ts';
import { rateDemoMembers } from './ratings.ts';
import { demoStories } from './stories.ts';

export const demoPassword = 'two inks make a third';
export const demoSignIns = ['mira.okafor@demo.kindred.example', 'clara.stein@demo.kindred.example'];

const marker = (dataFolder: string): string => join(dataFolder, 'demo-community.json');

/** True when the demo community is to be made or finished: never in a folder that lived without it. */
export function wantsDemo(dataFolder: string, isNewFolder: boolean): boolean {
  const path = marker(dataFolder);
  if (!existsSync(path)) return isNewFolder;
  return (JSON.parse(readFileSync(path, 'utf8')) as { isDone: boolean }).isDone === false;
}

const mark = (dataFolder: string, isDone: boolean): void =>
  writeFileSync(marker(dataFolder), JSON.stringify({ isDone }), { flush: true });

/** Makes the demo community through the same use cases and events as everybody; running it twice changes nothing. */
export async function makeDemoCommunity(cluster: Cluster, dataFolder: string, clock: Clock): Promise<void> {
  mark(dataFolder, false);
  const members = demoMembers(categories);
  const { identity, profiles } = cluster.services;
  const call = createCaller(cluster, clock);
  await Promise.all(
    members.map(({ userId, email, role, categories: chosen }) =>
      identity.registerAccount({
        userId,
        email,
        role,
        categories: chosen,
        password: demoPassword,
        terms: { accepted: true, version: 'demo' },
        locale: 'en',
        confirmation: 'none',
        idempotencyKey: `demo-${userId}`,
      }),
    ),
  );
  for (const member of members) {
    const { firstname, lastname, title, location, about } = member;
    const body = { firstname, lastname, title, location, about };
    await call(profiles.app, member, { method: 'PUT', url: `/users/update/${member.userId}`, body });
    for (const { language, level } of member.languages)
      await profiles.addLanguage(member.userId, language, level);
  }
  await demoStories(cluster, members, call);
  await makeDemoOffers(cluster, members, call);
  await rateDemoMembers(cluster, members, call);
  mark(dataFolder, true);
}
