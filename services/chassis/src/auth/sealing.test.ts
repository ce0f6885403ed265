import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const randomness = { bytes: (length: number) => randomBytes(length) };
const mail = generateKeyPairSync('x25519').privateKey;

it('opens only with the right key, and only unchanged', () => {
  const sealed = seal(Buffer.from('a token'), createPublicKey(mail), randomness);
  expect(Buffer.from(unseal(sealed, mail)).toString()).toBe('a token');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('a token');
  expect(() => unseal(sealed, generateKeyPairSync('x25519').privateKey)).toThrow();
  const changed = Buffer.from(sealed);
  changed[50] = (changed[50] ?? 0) ^ 1;
  expect(() => unseal(changed, mail)).toThrow();
});
