import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { type PublicRoute, publicRoutes } from '@kindred/gateway/routes.table';
import { loadKeys } from '@kindred/operate/folder/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, createCluster } from '../src/cluster.ts';
import { readLocalConfig } from '../src/config.ts';

const DEFAULT_LIMIT = 64 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'kindred-table-'));
let cluster: Cluster;

beforeAll(async () => {
  cluster = await createCluster({
    config: readLocalConfig({ KINDRED_DATA: folder }),
    version: '0',
    keys: loadKeys(folder),
    webFolder: undefined,
    effects: createSystemEffects(),
    metrics: createMetrics(),
    loggerOf: (service) => createLogger('silent', service),
  });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Services answer with and without a slash at the end; the table names what it lets through. */
const callOf = (method: string, path: string): string => `${method} ${path.replace(/(.)\/$/, '$1')}`;
const routesOf = ({ services }: Cluster) =>
  Object.values(services).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, call: `${name}: ${callOf(route.method, route.path)}` })),
  );
const rows = new Map<string, PublicRoute>(
  publicRoutes.map((row) => [`${row.owner}: ${callOf(row.method, row.path)}`, row]),
);

it('has a row for every route of every service, and no row without a route', () => {
  const calls = routesOf(cluster).map(({ call }) => call);
  expect([...rows.keys()].sort()).toEqual([...calls].sort());
});

it('lets every body through that its route would read', () => {
  const tooNarrow = routesOf(cluster).filter(
    ({ call, bodyLimit = DEFAULT_LIMIT }) => (rows.get(call)?.bodyLimit ?? DEFAULT_LIMIT) < bodyLimit,
  );
  expect(tooNarrow.map(({ call }) => call)).toEqual([]);
});

it('asks for a token and takes forms exactly where the route does', () => {
  const needs = (access: string | undefined, multipart: unknown) => ({
    isForMembers: access === 'member',
    takesForms: multipart !== undefined,
  });
  for (const { call, access, multipart } of routesOf(cluster)) {
    const row = rows.get(call);
    expect(needs(row?.access, row?.isMultipart), call).toEqual(needs(access, multipart));
  }
});
