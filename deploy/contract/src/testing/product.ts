import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenVerifier, type TokenVerifier } from '@kindred/chassis/auth/tokens';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Documents } from '@kindred/chassis/ports/documents';
import { createSystemEffects, type SystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics, type Metrics } from '@kindred/chassis/telemetry/metrics';
import { type Cluster, type ClusterOptions, createCluster } from '@kindred/local/cluster';
import { readLocalConfig } from '@kindred/local/config';
import { freePorts } from '@kindred/local/testing/kindred';
import { type Keys, loadKeys } from '@kindred/operate/folder/keys';
import type { Adapters } from './adapters.ts';
import { createMembers, type Members } from './members.ts';
import { type Answer, type Call, sendCall } from './send-call.ts';

export interface ProductOptions {
  adapters: Adapters;
  /** Multiplies every limit; 1,000 when absent, since a contract asks more in a minute than a member in a week. */
  limitFactor?: number;
  /** The system's when absent. */
  effects?: SystemEffects;
  /** Survives the stop, so that a later product goes on where this one was; one of its own when absent. */
  folder?: string;
  /** Further variables of `make start`. */
  env?: Readonly<Record<string, string>>;
  /** Nothing is logged when absent. */
  loggerOf?: ClusterOptions['loggerOf'];
  /** Those of the adapters when absent. */
  openDocuments?: (service: string) => Promise<Documents>;
}

/** The whole product in this process, behind its public door on loopback. */
export interface Product {
  url: string;
  cluster: Cluster;
  keys: Keys;
  members: Members;
  effects: SystemEffects;
  /** Of who is not asked whether a session has ended. */
  verifyToken: TokenVerifier;
  metrics: Metrics;
  call(call: Call): Promise<Answer>;
  stop(): Promise<void>;
}

export const aFolder = (): string => mkdtempSync(join(tmpdir(), 'kindred-contract-'));
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export async function startProduct(options: ProductOptions): Promise<Product> {
  const folder = options.folder ?? aFolder();
  const [port = 0] = await freePorts(1);
  const effects = options.effects ?? createSystemEffects();
  const keys = loadKeys(folder);
  const metrics = createMetrics();
  const cluster = await createCluster({
    config: readLocalConfig({
      KINDRED_PORT: String(port),
      KINDRED_DATA: folder,
      KINDRED_LIMIT_FACTOR: String(options.limitFactor ?? 1_000),
      ...options.adapters,
      ...options.env,
    }),
    version: '0',
    keys,
    webFolder: undefined,
    effects,
    metrics,
    loggerOf: options.loggerOf ?? ((service) => createLogger('silent', service)),
    openDocuments: options.openDocuments,
  });
  await cluster.start();
  const url = `http://127.0.0.1:${port}`;
  const call = (wanted: Call): Promise<Answer> => sendCall(url, wanted);
  return {
    url,
    cluster,
    keys,
    effects,
    verifyToken: createTokenVerifier(
      createPublicKey(keys.signing),
      { issuer: 'kindred', audience: 'kindred' },
      effects.clock,
    ),
    metrics,
    call,
    members: createMembers(cluster, call),
    async stop() {
      await cluster.stop();
      if (options.folder === undefined) dropFolder(folder);
    },
  };
}
