import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Keys {
  /** Ed25519, signs session tokens. */
  signing: KeyObject;
  /** X25519, opens what is sealed to mail. */
  mail: KeyObject;
}

const pem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Keys of this data folder: made at the first start, readable by the owner alone. */
export function loadKeys(dataFolder: string): Keys {
  const path = join(dataFolder, 'keys.json');
  if (!existsSync(path)) {
    const made = {
      signing: pem(generateKeyPairSync('ed25519').privateKey),
      mail: pem(generateKeyPairSync('x25519').privateKey),
    };
    writeFileSync(`${path}.new`, JSON.stringify(made), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  const stored = JSON.parse(readFileSync(path, 'utf8')) as { signing: string; mail: string };
  return { signing: createPrivateKey(stored.signing), mail: createPrivateKey(stored.mail) };
}
