import { createPublicKey } from 'node:crypto';
import { createTokenSigner, createTokenVerifier } from '@kindred/chassis/auth/tokens';
import { privateKeys, publicKeys } from '@kindred/chassis/config/keys';
import { loadConfig } from '@kindred/chassis/config/load-config';
import { keyEnv, keyText } from '@kindred/local/testing/key-env';
import { expect, it } from 'vitest';
import { type KeyVariables, rotateVariables } from './rotate-variables.ts';

const identity = { issuer: 'kindred', audience: 'kindred' };
const clock = { now: () => Date.UTC(2026, 10, 22), monotonic: () => 0, sleep: async () => {} };

/** A token as the processes with these variables sign it, and whether those with others take it. */
const sign = (env: KeyVariables): Promise<string> => {
  const { keys } = loadConfig({ keys: privateKeys('KINDRED_SIGNING_KEY', 'ed25519') }, env);
  const claims = { userId: 'a'.repeat(24), role: 'artist', sid: '1.x', jti: 'j', lifetimeMs: 60_000 };
  return createTokenSigner(keys[0], identity, clock)(claims);
};
const takes = (env: KeyVariables, token: string): Promise<boolean> => {
  const { keys } = loadConfig({ keys: publicKeys('KINDRED_VERIFY_KEY', 'ed25519') }, env);
  return createTokenVerifier(
    keys,
    identity,
    clock,
  )(token).then(
    () => true,
    () => false,
  );
};

it('signs nobody out: processes of neighbouring steps take each other’s tokens, the forgotten key goes last', async () => {
  const before = keyEnv();
  const learned = { ...before, ...rotateVariables('learn', before) };
  const using = { ...learned, ...rotateVariables('use', learned) };
  const forgot = { ...using, ...rotateVariables('forget', using) };
  const [old, fresh] = [await sign(before), await sign(using)];
  expect(await sign(learned)).toBe(old);
  expect(fresh).not.toBe(old);
  expect(await Promise.all([learned, using].flatMap((env) => [takes(env, old), takes(env, fresh)]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([await takes(forgot, old), await takes(forgot, fresh)]).toEqual([false, true]);
});

it('keeps the former mail key and puts the one that seals first', () => {
  const before = keyEnv();
  const learned = { ...before, ...rotateVariables('learn', before) };
  const using = { ...learned, ...rotateVariables('use', learned) };
  const forgot = { ...using, ...rotateVariables('forget', using) };
  const { keys } = loadConfig({ keys: privateKeys('KINDRED_MAIL_PRIVATE_KEY', 'x25519') }, forgot);
  expect(keys.map(keyText)[1]).toBe(before.KINDRED_MAIL_PRIVATE_KEY);
  expect(keyText(createPublicKey(keys[0]))).toBe(using.KINDRED_MAIL_PUBLIC_KEY);
  expect(forgot.KINDRED_FILE_KEY?.split(',')).toEqual([using.KINDRED_FILE_KEY?.split(',')[0]]);
});

it('refuses a step that does not exist, one too early, and variables that are missing', () => {
  const before = keyEnv();
  expect(() => rotateVariables('now', before)).toThrow('There is no step "now". Steps: learn, use, forget');
  expect(() => rotateVariables('use', before)).toThrow('KINDRED_NEXT_SIGNING_KEY is not set');
  const { KINDRED_NEXT_SIGNING_KEY = '' } = rotateVariables('learn', before);
  expect(() => rotateVariables('use', { ...before, KINDRED_NEXT_SIGNING_KEY })).toThrow(
    'roll out the step "learn" first',
  );
  expect(() => rotateVariables('learn', {})).toThrow('KINDRED_VERIFY_KEY is not set');
});
