import {
  createPrivateKey,
  createSecretKey,
  generateKeyPairSync,
  generateKeySync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  /** Ed25519, signs session tokens. */
  signing: KeyObject;
  /** X25519, opens what is sealed to mail. */
  mail: KeyObject;
  /** 256 secret bits, sign the addresses of chat's files. */
  files: KeyObject;
}

/** The first two as PEM, the last as base64. */
type StoredKeys = Record<keyof Keys, string>;

const pem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const makers = {
  signing: () => pem(generateKeyPairSync('ed25519').privateKey),
  mail: () => pem(generateKeyPairSync('x25519').privateKey),
  files: () => generateKeySync('hmac', { length: 256 }).export().toString('base64'),
};

/** Keys of this data folder: each made at the first start that knows it, readable by the owner alone. */
export function loadKeys(dataFolder: string): Keys {
  const path = join(dataFolder, 'keys.json');
  const known: Partial<StoredKeys> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const { signing = makers.signing(), mail = makers.mail(), files = makers.files() } = known;
  const stored: StoredKeys = { signing, mail, files };
  if (Object.keys(known).length < Object.keys(stored).length) {
    writeFileSync(`${path}.new`, JSON.stringify(stored), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return {
    signing: createPrivateKey(signing),
    mail: createPrivateKey(mail),
    files: createSecretKey(Buffer.from(files, 'base64')),
  };
}
