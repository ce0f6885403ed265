import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  generateKeySync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const secret = (bits: number): Buffer => generateKeySync('hmac', { length: bits }).export();
const der = (key: KeyObject): string =>
  key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const publicOf = (privateKey: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

/** A file is whole or absent, and readable by the owner alone unless `mode` says otherwise. */
function write(path: string, value: string, mode = 0o400): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, value, { mode, flush: true });
  renameSync(`${path}.new`, path);
}

/**
 * Keys of one installation, one folder for each who may read it, so that a process is given its own alone. What is
 * there stays; public keys are made anew from the private ones. `objectsHost` is where the object store listens.
 */
export function makeKeys(folder: string, objectsHost: string): void {
  const keep = (name: string, make: () => string): string => {
    const path = join(folder, name);
    if (!existsSync(path)) write(path, make());
    return readFileSync(path, 'utf8');
  };
  const signing = keep('identity/signing-key', () => der(generateKeyPairSync('ed25519').privateKey));
  const mail = keep('mail/private-key', () => der(generateKeyPairSync('x25519').privateKey));
  keep('chat/file-key', () => secret(256).toString('base64'));
  const user = keep('objects/user', () => `kindred-${secret(64).toString('hex')}`);
  const password = keep('objects/password', () => secret(256).toString('hex'));
  keep('objects/address', () => `s3+http://${user}:${password}@${objectsHost}`);
  if (!existsSync(join(folder, 'public/mail-key'))) {
    write(join(folder, 'public/verify-key'), publicOf(signing), 0o444);
    write(join(folder, 'public/mail-key'), publicOf(mail), 0o444);
  }
}
