import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { type Cluster, createCluster } from '@kindred/local/cluster';
import { readLocalConfig } from '@kindred/local/config';
import { createCaller } from '@kindred/local/demo/call';
import { demoMembers } from '@kindred/local/demo/members';
import { houseOf } from '@kindred/local/ops/house-of';
import { registerMembers } from '@kindred/local/testing/register-members';
import { onTestFinished } from 'vitest';
import { type Outcome, runCommand } from '../src/commands/run-command.ts';
import { loadKeys } from '../src/folder/keys.ts';

/** Every service starts in such a test: a busy machine may take its time. Milliseconds. */
export const TOWN_MS = 180_000;

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-operate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const [artist, entrepreneur] = ['artist', 'entrepreneur'].map((role) =>
  demoMembers(['Painting', 'Music', 'Design']).find((member) => member.role === role),
);
if (!artist || !entrepreneur) throw new Error('the demo community lacks a role');
export const mira = artist;
export const ben = entrepreneur;

/** Every service in this process on a folder, without its door, with two members who have made something of everything. */
export async function aTown(folder = aFolder()) {
  const effects = createSystemEffects();
  const cluster: Cluster = await createCluster({
    config: readLocalConfig({ KINDRED_DATA: folder, KINDRED_LIMIT_FACTOR: '1000' }),
    version: '0',
    keys: loadKeys(folder),
    webFolder: undefined,
    effects,
    metrics: createMetrics(),
    loggerOf: (service) => createLogger('silent', service),
  });
  const services = Object.values(cluster.services);
  await Promise.all(services.map((service) => service.migrate()));
  await Promise.all(services.map((service) => service.start()));
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= cluster.stop();
    return stopped;
  };
  onTestFinished(stop);
  const house = houseOf(cluster, effects.clock, '0', folder);
  const documents = (service: string) => {
    const found = cluster.documents.get(service);
    if (!found) throw new Error(`${service} has no documents`);
    return found;
  };
  return {
    cluster,
    documents,
    folder,
    house,
    kindred: (...words: string[]): Promise<Outcome> => runCommand(house, words),
    stop,
    call: createCaller(cluster, effects.clock),
  };
}
export type Town = Awaited<ReturnType<typeof aTown>>;

/** Two members with names. */
export async function withMembers({ call, cluster }: Town): Promise<void> {
  const { profiles } = cluster.services;
  await registerMembers(cluster, [mira, ben]);
  for (const member of [mira, ben]) {
    const { firstname, lastname, title } = member;
    const url = `/users/update/${member.userId}`;
    await call(profiles.app, member, { method: 'PUT', url, body: { firstname, lastname, title } });
  }
}

/** They connect, talk and rate each other. */
export async function withStories({ call, cluster }: Town): Promise<void> {
  const { chat, profiles, ratings } = cluster.services;
  for (const [from, to] of [
    [mira, ben],
    [ben, mira],
  ] as const) {
    const body = { senderId: from.userId, receiverId: to.userId, action: 'send' };
    await call(profiles.app, from, { method: 'POST', url: '/users/send-connection-request', body });
  }
  for (const [from, to] of [
    [mira, ben],
    [ben, mira],
  ] as const) {
    const url = `/messages/send/${to.userId}`;
    await call(chat.app, from, { method: 'POST', url, body: { message: `to ${to.firstname}` } });
    const verdict = { ratedUserId: to.userId, ratingNumber: 4, comment: 'As it was.' };
    await call(ratings.app, from, { method: 'POST', url: '/ratings/add-new-rating', body: verdict });
  }
}
