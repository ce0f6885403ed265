import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleOf, FILE_EXAMPLE } from '@kindred/chassis/http/example';
import type { Route } from '@kindred/chassis/http/route';
import { errorsOf } from '@kindred/chassis/http/route-errors';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { faultsOf } from '@kindred/chassis/testing/faults-of';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { loadKeys } from '@kindred/operate/folder/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, createCluster } from '../src/cluster.ts';
import { readLocalConfig } from '../src/config.ts';
import { mergeOpenApi } from '../src/openapi/merge.ts';
import { withDoor } from '../src/openapi/with-door.ts';
import { createOpsApp } from '../src/ops/ops-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindred-openapi-'));
let cluster: Cluster;

interface Operation {
  summary?: string;
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { 'x-codes'?: string[]; content?: Record<string, { example?: unknown }> }>;
  'x-rights'?: { access: string; who: string };
  'x-limits'?: {
    bodyBytes: number;
    counted: { class: string; max: number; windowSeconds: number; per: string }[];
  };
}
let paths: Record<string, Record<string, Operation>>;
let document: object;

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
  const documents = Object.values(cluster.services).map((service) => service.openApi());
  document = withDoor(mergeOpenApi(documents, '0'), publicRoutes);
  paths = JSON.parse(JSON.stringify(document)).paths;
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const rows = publicRoutes.map((row) => ({ ...row, name: `${row.method} ${row.path}` }));
const operationOf = ({ method, path }: { method: string; path: string }): Operation => {
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not documented`);
  return operation;
};
const routeOf = ({ method, path }: { method: string; path: string }): Route => {
  const route = Object.values(cluster.services)
    .flatMap((service) => service.routes)
    .find((one) => one.method === method && one.path === path.replace(/(.)\/$/, '$1'));
  if (!route) throw new Error(`${method} ${path} has no route`);
  return route;
};

it.each(rows)('tells everything about $name', (row) => {
  const operation = operationOf(row);
  const { body, response, status = 200 } = routeOf(row);
  expect(operation.summary).toMatch(/^\S.{3,}/);
  const success = operation.responses[status]?.content ?? {};
  expect(Object.keys(success)).toHaveLength(1);
  for (const [type, { example }] of Object.entries(success)) {
    if (type !== 'application/json') continue;
    expect(faultsOf(response, example)).toEqual([]);
  }
  expect(operation.requestBody === undefined).toBe(body === undefined);
  for (const { example } of Object.values(operation.requestBody?.content ?? {})) {
    expect(body && faultsOf(body, example)).toEqual([]);
  }
  const { access, who } = operation['x-rights'] ?? {};
  expect([access, who]).toEqual([row.access, expect.stringMatching(/^\S/)]);
  const { bodyBytes = 0, counted = [] } = operation['x-limits'] ?? {};
  expect(bodyBytes).toBeGreaterThanOrEqual(64 * 1024);
  expect(counted.length).toBeGreaterThan(0);
  for (const limit of counted) {
    expect(limit).toEqual({
      class: expect.any(String),
      max: expect.any(Number),
      windowSeconds: expect.any(Number),
      per: expect.any(String),
    });
  }
});

it.each(rows)('tells how $name can fail', (row) => {
  const { responses } = operationOf(row);
  const needed = [
    429,
    503,
    ...(row.access === 'public' ? [] : [401]),
    ...(routeOf(row).body ? [400, 413, 415] : []),
    ...(routeOf(row).params && row.path.includes(':') ? [400] : []),
  ];
  for (const status of needed) {
    const { content = {}, ...refusal } = responses[status] ?? {};
    expect(refusal['x-codes'], `${status}`).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(content['application/json']?.example).toMatchObject({ success: false, errors: [{}] });
  }
});

it('names no code without a sentence, and no sentence of a service without a call that needs it', () => {
  for (const { name, routes, texts } of Object.values(cluster.services)) {
    const codes = new Set(routes.flatMap((route) => [...errorsOf(route).values()].flat()));
    const own = Object.keys(texts.messages ?? {});
    expect([name, own.filter((code) => !codes.has(code))]).toEqual([name, []]);
  }
  for (const operations of Object.values(paths))
    for (const { responses } of Object.values(operations))
      for (const { content } of Object.values(responses))
        expect(JSON.stringify(content?.['application/json']?.example ?? '')).not.toMatch(
          /"message":"[a-z-]+"/,
        );
});

it('makes examples of what schemas name, files told apart', () => {
  const upload = routeOf({ method: 'PUT', path: '/users/update-profile-pic/:id' });
  expect(upload.body && exampleOf(upload.body)).toEqual({ profileImage: FILE_EXAMPLE });
});

it('is served to operators at /docs, and to nobody at the public door', async () => {
  const ops = await createOpsApp({
    version: '0',
    logger: createLogger('silent', 'ops'),
    metrics: createMetrics(),
    bus: cluster.bus,
    clock: createSystemEffects().clock,
    mailbox: cluster.mailbox,
    openApi: document,
    notReady: () => [],
  });
  const served = await ops.inject({ url: '/docs/json' });
  expect(Object.keys(served.json().paths)).toEqual(Object.keys(paths));
  expect(served.json().paths['/users/signin'].post).toMatchObject({
    'x-rights': { access: 'public' },
    'x-limits': {
      counted: [
        { class: 'sign-in', max: 25, per: 'network' },
        { class: 'sign-in-address', max: 10, per: 'email and network' },
      ],
    },
  });
  await ops.close();
  for (const url of ['/docs', '/docs/json'])
    expect((await cluster.gateway.app.inject({ url })).statusCode).toBe(404);
});
