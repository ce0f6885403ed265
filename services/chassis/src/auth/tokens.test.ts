import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { createTokenSigner, createTokenVerifier, readAuthorization } from './tokens.ts';

const identity = { issuer: 'kindred', audience: 'kindred' };
const start = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const clockAt = (now: number) => ({ now: () => now, monotonic: () => now, sleep: async () => {} });
const keys = generateKeyPairSync('ed25519');
const claims = { userId: 'a'.repeat(24), role: 'artist', sid: '1.x', jti: 'j', lifetimeMs: hour } as const;
const sign = createTokenSigner(keys.privateKey, identity, clockAt(start));

const signedByUs = (payload: Record<string, string>): Promise<string> =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(claims.userId)
    .setIssuer(identity.issuer)
    .setAudience(identity.audience)
    .setJti('j')
    .setIssuedAt(start / 1_000)
    .setExpirationTime((start + hour) / 1_000)
    .sign(keys.privateKey);

it('reads back what it signed', async () => {
  const verify = createTokenVerifier(keys.publicKey, identity, clockAt(start + 1_000));
  expect(await verify(await sign(claims))).toEqual({
    userId: claims.userId,
    role: 'artist',
    sid: '1.x',
    expiresAt: start + hour,
  });
});

it('takes tokens of the former key and of the next one during a rotation, and of no third', async () => {
  const next = generateKeyPairSync('ed25519');
  const third = generateKeyPairSync('ed25519');
  const signNext = createTokenSigner(next.privateKey, identity, clockAt(start));
  const verify = createTokenVerifier([next.publicKey, keys.publicKey], identity, clockAt(start));
  expect((await verify(await sign(claims))).userId).toBe(claims.userId);
  expect((await verify(await signNext(claims))).userId).toBe(claims.userId);
  const foreign = await createTokenSigner(third.privateKey, identity, clockAt(start))(claims);
  await expect(verify(foreign)).rejects.toThrow('token-invalid');
  const late = createTokenVerifier([next.publicKey, keys.publicKey], identity, clockAt(start + 2 * hour));
  await expect(late(await sign(claims))).rejects.toThrow('token-expired');
});

it('refuses an expired token, also one it has seen before', async () => {
  let now = start;
  const verify = createTokenVerifier(keys.publicKey, identity, { ...clockAt(0), now: () => now });
  const token = await sign(claims);
  await verify(token);
  now = start + hour + 31_000;
  await expect(verify(token)).rejects.toThrow('token-expired');
});

it.each([
  ['alg none', async () => new UnsecuredJWT({ ...claims }).setIssuer('kindred').encode()],
  [
    'HS256 with the public key as secret',
    () =>
      new SignJWT({ role: 'artist', sid: '1.x' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(claims.userId)
        .sign(keys.publicKey.export({ type: 'spki', format: 'der' })),
  ],
  [
    'a foreign key',
    () => createTokenSigner(generateKeyPairSync('ed25519').privateKey, identity, clockAt(start))(claims),
  ],
  [
    'another issuer',
    () => createTokenSigner(keys.privateKey, { ...identity, issuer: 'x' }, clockAt(start))(claims),
  ],
  [
    'another audience',
    () => createTokenSigner(keys.privateKey, { ...identity, audience: 'x' }, clockAt(start))(claims),
  ],
  [
    'a changed role',
    async () => (await sign(claims)).replace(/\.[^.]+\./, `.${btoa('{"role":"entrepreneur"}')}.`),
  ],
  ['noise', async () => 'not.a.token'],
  ['10 kB', async () => 'x'.repeat(10_000)],
  ['10 kB that we signed', () => sign({ ...claims, sid: 'x'.repeat(10_000) })],
  ['one of ours without a role', () => signedByUs({ sid: '1.x' })],
  ['one of ours without a session', () => signedByUs({ role: 'artist' })],
])('refuses %s', async (_, make) => {
  const verify = createTokenVerifier(keys.publicKey, identity, clockAt(start));
  await expect(verify(await make())).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('takes Bearer and the bare token, and nothing else', () => {
  expect(readAuthorization('Bearer abc')).toBe('abc');
  expect(readAuthorization('bearer abc')).toBe('abc');
  expect(readAuthorization('abc')).toBe('abc');
  expect(readAuthorization('')).toBeUndefined();
  expect(() => readAuthorization('Basic abc')).toThrow('token-invalid');
  expect(() => readAuthorization('Bearer a b')).toThrow('token-invalid');
});
