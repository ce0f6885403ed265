import type { Engines } from '@kindred/chassis/testing/engines';
import { patience } from '@kindred/chassis/testing/patience';

/** Slow is not gone: where no test waits for an engine that is away, it may take its time. */
export const slowEngines = {
  KINDRED_SHARED_TIMEOUT_MS: String(Math.min(5_000, 250 * patience)),
  KINDRED_DOCUMENTS_TIMEOUT_MS: '30000',
};

/** Where tests take engines away, their absence is noticed as soon as by default, or as soon as patience allows. */
export const promptEngines = {
  ...slowEngines,
  KINDRED_DOCUMENTS_TIMEOUT_MS: String(Math.min(30_000, 1_500 * patience)),
};

/** The port variables of the product for engines given by their own variables. */
export function engineEnv(engines: Engines, namespace: string): Record<string, string> {
  const s3 = new URL(engines.s3Endpoint);
  s3.username = engines.s3AccessKey;
  s3.password = engines.s3SecretKey;
  return {
    KINDRED_DOCUMENTS: engines.mongoUrl,
    KINDRED_BUS: `kafka://${engines.kafkaBrokers.join(',')}`,
    KINDRED_OBJECTS: `s3+${s3.href}`,
    KINDRED_SHARED: engines.redisUrl,
    ...slowEngines,
    KINDRED_NAMESPACE: namespace,
    KINDRED_BUS_REPLICATION: String(Math.min(3, engines.kafkaBrokers.length)),
  };
}
