import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Variable } from './load-config.ts';

/** At least one key; the first is used, the others are those of before or after a rotation. */
export type KeyList = readonly [KeyObject, ...KeyObject[]];

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

/** Several of a kind, separated by commas: the first is used, the others are still believed. */
const list = (one: Variable<KeyObject>): Variable<KeyList> => ({
  name: one.name,
  isSecret: true,
  parse(value) {
    const [first = '', ...others] = value.split(',').map((part) => part.trim());
    return [one.parse(first), ...others.map((other) => one.parse(other))];
  },
});

/** A private key: PKCS #8, DER, base64. */
export const privateKey = (name: string, type: KeyType): Variable<KeyObject> =>
  key(name, type, (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));

/** A public key: SPKI, DER, base64. */
export const publicKey = (name: string, type: KeyType): Variable<KeyObject> =>
  key(name, type, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }));

/** One or several private keys, see KeyList. */
export const privateKeys = (name: string, type: KeyType): Variable<KeyList> => list(privateKey(name, type));

/** One or several public keys, see KeyList. */
export const publicKeys = (name: string, type: KeyType): Variable<KeyList> => list(publicKey(name, type));
