import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@kindred/chassis/http/route';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { type PublicRoute, publicRoutes } from '@kindred/gateway/routes.table';
import { createCluster } from '@kindred/local/cluster';
import { readLocalConfig } from '@kindred/local/config';
import { loadKeys } from '@kindred/operate/folder/keys';

/** A row of the door's table with the schemas of its owner. */
export interface PublicCall {
  /** `GET /offers/find/:id` */
  name: string;
  door: PublicRoute;
  route: Route;
}

/** Every public call, once; of two paths that differ by a trailing slash the one without. */
export async function readPublicCalls(): Promise<PublicCall[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-calls-'));
  const cluster = await createCluster({
    config: readLocalConfig({ KINDRED_DATA: folder }),
    version: '0',
    keys: loadKeys(folder),
    webFolder: undefined,
    effects: createSystemEffects(),
    metrics: createMetrics(),
    loggerOf: (service) => createLogger('silent', service),
  });
  const { services } = cluster;
  const calls = publicRoutes
    .filter(({ path }) => !path.endsWith('/'))
    .map((door) => {
      const route = services[door.owner].routes.find(
        ({ method, path }) => method === door.method && path.replace(/\/$/, '') === door.path,
      );
      if (!route) throw new Error(`${door.owner} has no ${door.method} ${door.path}`);
      return { name: `${door.method} ${door.path}`, door, route };
    });
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return calls;
}
