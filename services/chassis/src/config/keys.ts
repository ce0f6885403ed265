import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Variable } from './load-config.ts';

type KeyType = 'ed25519' | 'x25519';

const key = (name: string, type: KeyType, read: (der: Buffer) => KeyObject): Variable<KeyObject> => ({
  name,
  isSecret: true,
  parse(value) {
    const wrong = new Error(`must be an ${type} key, DER in base64`);
    try {
      const found = read(Buffer.from(value, 'base64'));
      if (found.asymmetricKeyType === type) return found;
    } catch {
      throw wrong;
    }
    throw wrong;
  },
});

/** A private key: PKCS #8, DER, base64. */
export const privateKey = (name: string, type: KeyType): Variable<KeyObject> =>
  key(name, type, (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));

/** A public key: SPKI, DER, base64. */
export const publicKey = (name: string, type: KeyType): Variable<KeyObject> =>
  key(name, type, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }));
