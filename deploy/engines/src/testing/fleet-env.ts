import { createPublicKey, generateKeyPairSync, generateKeySync, type KeyObject } from 'node:crypto';
import type { Engines } from '@kindred/chassis/testing/engines';

const der = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'der' } as never).toString('base64');

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
    KINDRED_NAMESPACE: namespace,
    KINDRED_BUS_REPLICATION: String(Math.min(3, engines.kafkaBrokers.length)),
  };
}

/** Keys made for one run. */
export function keyEnv(): Record<string, string> {
  const { privateKey: signing } = generateKeyPairSync('ed25519');
  const { privateKey: mail } = generateKeyPairSync('x25519');
  return {
    KINDRED_SIGNING_KEY: der(signing),
    KINDRED_VERIFY_KEY: der(createPublicKey(signing)),
    KINDRED_MAIL_PRIVATE_KEY: der(mail),
    KINDRED_MAIL_PUBLIC_KEY: der(createPublicKey(mail)),
    KINDRED_FILE_KEY: generateKeySync('hmac', { length: 256 }).export().toString('base64'),
  };
}
