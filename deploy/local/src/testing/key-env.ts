import { createPublicKey, generateKeyPairSync, generateKeySync, type KeyObject } from 'node:crypto';

/** A key of a pair as its variable holds it: base64 of PKCS #8 or SPKI in DER. */
export function keyText(key: KeyObject): string {
  const bytes =
    key.type === 'private'
      ? key.export({ type: 'pkcs8', format: 'der' })
      : key.export({ type: 'spki', format: 'der' });
  return bytes.toString('base64');
}

/** The variables of keys made for one run. */
export function keyEnv(): Record<string, string> {
  const { privateKey: signing } = generateKeyPairSync('ed25519');
  const { privateKey: mail } = generateKeyPairSync('x25519');
  return {
    KINDRED_SIGNING_KEY: keyText(signing),
    KINDRED_VERIFY_KEY: keyText(createPublicKey(signing)),
    KINDRED_MAIL_PRIVATE_KEY: keyText(mail),
    KINDRED_MAIL_PUBLIC_KEY: keyText(createPublicKey(mail)),
    KINDRED_FILE_KEY: generateKeySync('hmac', { length: 256 }).export().toString('base64'),
  };
}
