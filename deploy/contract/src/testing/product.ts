import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Documents } from '@kindred/chassis/ports/documents';
import { createSystemEffects, type SystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { type Cluster, createCluster } from '@kindred/local/cluster';
import { readLocalConfig } from '@kindred/local/config';
import { loadKeys } from '@kindred/local/keys';
import { freePorts } from '@kindred/local/testing/kindred';
import type { Adapters } from './adapters.ts';
import { createMembers, type Members } from './members.ts';
import { type Answer, type Call, sendCall } from './send-call.ts';

export interface ProductOptions {
  adapters: Adapters;
  /** Multiplies every limit; 1,000 when absent, since a contract asks more in a minute than a member in a week. */
  limitFactor?: number;
  /** The system's when absent. */
  effects?: SystemEffects;
  /** Those of the adapters when absent. */
  openDocuments?: (service: string) => Promise<Documents>;
}

/** The whole product in this process, behind its public door on loopback. */
export interface Product {
  url: string;
  cluster: Cluster;
  members: Members;
  call(call: Call): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-contract-'));
  const [port = 0] = await freePorts(1);
  const effects = options.effects ?? createSystemEffects();
  const cluster = await createCluster({
    config: readLocalConfig({
      KINDRED_PORT: String(port),
      KINDRED_DATA: folder,
      KINDRED_LIMIT_FACTOR: String(options.limitFactor ?? 1_000),
      ...options.adapters,
    }),
    version: '0',
    keys: loadKeys(folder),
    webFolder: undefined,
    effects,
    metrics: createMetrics(),
    loggerOf: (service) => createLogger('silent', service),
    openDocuments: options.openDocuments,
  });
  await cluster.start();
  const url = `http://127.0.0.1:${port}`;
  const call = (wanted: Call): Promise<Answer> => sendCall(url, wanted);
  return {
    url,
    cluster,
    call,
    members: createMembers(cluster, call),
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
