import { generateKeyPairSync } from 'node:crypto';
import { ConfigError } from '@kindred/chassis/config/load-config';
import { expect, it } from 'vitest';
import { readIdentityConfig } from './config.ts';

const signing = generateKeyPairSync('ed25519');
const mail = generateKeyPairSync('x25519');
const pkcs8 = signing.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const spki = mail.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const good = {
  KINDRED_PUBLIC_URL: 'https://kindred.example',
  KINDRED_SIGNING_KEY: pkcs8,
  KINDRED_MAIL_PUBLIC_KEY: spki,
};

it('reads keys and keeps the careful defaults', () => {
  const config = readIdentityConfig(good);
  expect(config.signingKey.equals(signing.privateKey)).toBe(true);
  expect(config.mailKey.equals(mail.publicKey)).toBe(true);
  expect(config).toMatchObject({ allowsUnverifiedSignIn: false, limitFactor: 1, tokenIssuer: 'kindred' });
});

it('reports everything wrong at once and prints no secret', () => {
  const bad = { KINDRED_SIGNING_KEY: spki, KINDRED_MAIL_PUBLIC_KEY: 'c2VjcmV0', KINDRED_LIMIT_FACTOR: '-1' };
  try {
    readIdentityConfig(bad);
    expect.unreachable();
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [];
    expect(problems).toEqual([
      'KINDRED_PUBLIC_URL is required',
      'KINDRED_SIGNING_KEY must be an ed25519 key, DER in base64',
      'KINDRED_MAIL_PUBLIC_KEY must be an x25519 key, DER in base64',
      'KINDRED_LIMIT_FACTOR must be a whole number from 1 to 1000000 (now "-1")',
    ]);
  }
});
