import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeKeys } from './make-keys.ts';

const names = [
  'identity/signing-key',
  'mail/private-key',
  'chat/file-key',
  'objects/user',
  'objects/password',
  'objects/address',
  'public/verify-key',
  'public/mail-key',
];
let folder: string;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kindred-keys-'));
  makeKeys(folder, 'minio:9000');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what was made before, and makes again only what is missing', () => {
  const before = names.map(read);
  rmSync(join(folder, 'chat/file-key'));
  rmSync(join(folder, 'public/mail-key'));
  makeKeys(folder, 'minio:9000');
  const after = names.map(read);
  expect(names.filter((_, index) => after[index] !== before[index])).toEqual(['chat/file-key']);
});

it('makes a public key that knows what the private one signed', () => {
  const der = (name: string): Buffer => Buffer.from(read(name), 'base64');
  const signing = createPrivateKey({ key: der('identity/signing-key'), format: 'der', type: 'pkcs8' });
  const verifying = createPublicKey({ key: der('public/verify-key'), format: 'der', type: 'spki' });
  const word = Buffer.from('word');
  expect(verify(null, word, verifying, sign(null, word, signing))).toBe(true);
});

it('lets nobody but the owner read what is secret', () => {
  const open = names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual(['public/verify-key', 'public/mail-key']);
});

it('puts the password of the object store into its address', () => {
  expect(read('objects/address')).toBe(
    `s3+http://${read('objects/user')}:${read('objects/password')}@minio:9000`,
  );
});
