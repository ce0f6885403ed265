import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ConfigError } from '@kindred/chassis/config/load-config';
import { expect, it } from 'vitest';
import { readMailConfig } from './config.ts';

const { privateKey, publicKey } = generateKeyPairSync('x25519');

const der = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'der' }).toString('base64');

it('reads addresses and the keys, the one that seals first', () => {
  const former = generateKeyPairSync('x25519').privateKey;
  const config = readMailConfig({
    KINDRED_PUBLIC_URL: 'https://kindred.example',
    KINDRED_MAIL_FROM: 'hello@kindred.example',
    KINDRED_CONTACT_RECIPIENT: 'founders@kindred.example',
    KINDRED_MAIL: 'smtp://mail.example:25',
    KINDRED_MAIL_PRIVATE_KEY: `${der(privateKey)},${der(former)}`,
  });
  expect(config.unsealKeys.map((key, at) => key.equals(at === 0 ? privateKey : former))).toEqual([
    true,
    true,
  ]);
  expect(config.contactRecipient).toBe('founders@kindred.example');
});

it('reports everything wrong at once and prints no key', () => {
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  try {
    readMailConfig({ KINDRED_PUBLIC_URL: 'javascript:x', KINDRED_MAIL_PRIVATE_KEY: spki });
    expect.unreachable();
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [];
    expect(problems).toEqual([
      'KINDRED_PUBLIC_URL must be an http or https address (now "javascript:x")',
      'KINDRED_MAIL_FROM is required',
      'KINDRED_CONTACT_RECIPIENT is required',
      'KINDRED_MAIL is required',
      'KINDRED_MAIL_PRIVATE_KEY must be an x25519 key, DER in base64',
    ]);
  }
});
