import type { Engines } from '@kindred/chassis/testing/engines';
import { patience } from '@kindred/chassis/testing/patience';

/** Slow is not gone: where no test waits for documents that are away, they may take their time. */
export const patientTimeouts = { KINDRED_DOCUMENTS_TIMEOUT_MS: '15000' };

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
    // As long as the product waits by default, or as patience allows.
    KINDRED_SHARED_TIMEOUT_MS: String(Math.min(5_000, 250 * patience)),
    KINDRED_DOCUMENTS_TIMEOUT_MS: String(Math.min(15_000, 1_500 * patience)),
    KINDRED_NAMESPACE: namespace,
    KINDRED_BUS_REPLICATION: String(Math.min(3, engines.kafkaBrokers.length)),
  };
}
