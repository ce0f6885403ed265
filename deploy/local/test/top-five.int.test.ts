import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { until } from '@kindred/chassis/testing/until';
import { loadKeys } from '@kindred/operate/folder/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, createCluster } from '../src/cluster.ts';
import { readLocalConfig } from '../src/config.ts';
import { createCaller } from '../src/demo/call.ts';
import { demoMembers } from '../src/demo/members.ts';
import { registerMembers } from '../src/testing/register-members.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindred-top-'));
const effects = createSystemEffects();
const [rater, first, second] = demoMembers(['Painting', 'Music', 'Design']).filter(
  ({ role }) => role === 'artist',
);
let cluster: Cluster;

beforeAll(async () => {
  cluster = await createCluster({
    config: readLocalConfig({ KINDRED_DATA: folder }),
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
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('moves the Top five within a second of a rating, across the two services', async () => {
  if (!rater || !first || !second) throw new Error('three artists are needed');
  const { profiles, ratings } = cluster.services;
  await registerMembers(cluster, [rater, first, second]);
  const call = createCaller(cluster, effects.clock);
  const rate = (rated: string, ratingNumber: number) =>
    call(ratings.app, rater, {
      method: 'POST',
      url: '/ratings/add-new-rating',
      body: { ratedUserId: rated, ratingNumber, comment: 'As it was.' },
    });
  const topFive = async () => {
    const url = '/users/all-the-users?sort=rating&limit=5&role=artist';
    const { users } = (await profiles.app.inject({ method: 'GET', url })).json<{
      users: { _id: string; averageRating: number; ratingCount: number }[];
    }>();
    return users
      .filter(({ ratingCount }) => ratingCount > 0)
      .map((user) => `${user._id} ${user.averageRating}`);
  };
  const follows = (expected: string[]) =>
    until(async () => JSON.stringify(await topFive()) === JSON.stringify(expected), 1_000, 'the Top five');

  await rate(first.userId, 4);
  await follows([`${first.userId} 4`]);
  await rate(second.userId, 5);
  await follows([`${second.userId} 5`, `${first.userId} 4`]);
  await rate(second.userId, 1);
  await follows([`${first.userId} 4`, `${second.userId} 1`]);
  expect(await topFive()).toHaveLength(2);
});
