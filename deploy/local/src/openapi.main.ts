import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { loadKeys } from '@kindred/operate/folder/keys';
import { createCluster } from './cluster.ts';
import { readLocalConfig } from './config.ts';
import { mergeOpenApi } from './openapi/merge.ts';
import { withDoor } from './openapi/with-door.ts';

// Prints the merged OpenAPI document of all services, without starting them.
const folder = mkdtempSync(join(tmpdir(), 'kindred-openapi-'));
const cluster = await createCluster({
  config: readLocalConfig({ KINDRED_DATA: folder }),
  version: '0.0.0',
  keys: loadKeys(folder),
  webFolder: undefined,
  effects: createSystemEffects(),
  metrics: createMetrics(),
  loggerOf: (service) => createLogger('silent', service),
});
const documents = Object.values(cluster.services).map((service) => service.openApi());
process.stdout.write(
  `${JSON.stringify(withDoor(mergeOpenApi(documents, '0.0.0'), publicRoutes), null, 2)}\n`,
);
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
