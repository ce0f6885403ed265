import { createPublicKey, generateKeyPairSync, generateKeySync, type KeyObject } from 'node:crypto';

/** A key as its variable holds it: base64 of PKCS #8 or SPKI in DER. */
export const der = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'der' } as never).toString('base64');

/** The variables of keys made for one run. */
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
