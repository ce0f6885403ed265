import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Cast } from '../cast.ts';
import { goodRequest, pathOf } from '../make-request.ts';
import type { Attack, Scene } from './attack.ts';
import { goodParts } from './attack.ts';

type Json = Readonly<Record<string, unknown>>;

const packed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(header: Json, claims: Json, signature: (content: string) => Uint8Array | string): string {
  const content = `${packed(header)}.${packed(claims)}`;
  return `${content}.${Buffer.from(signature(content)).toString('base64url')}`;
}

const by = (key: KeyObject) => (content: string) => sign(null, Buffer.from(content), key);
const byHmac = (key: string | Uint8Array) => (content: string) =>
  createHmac('sha256', key).update(content).digest();

const HOUR = 3_600;

function claimsOf({ me }: Cast): Json {
  const now = Math.floor(Date.now() / 1000);
  const { role, userId: sub } = me;
  const times = { iat: now, exp: now + HOUR };
  return { iss: 'kindred', aud: 'kindred', sub, role, sid: `1.${sub}`, jti: 'forged', ...times };
}

/** Tokens of people who are not who they say, by name. */
function forgedTokens({ cast, keys }: Scene): Record<string, string> {
  const claims = claimsOf(cast);
  const now = Math.floor(Date.now() / 1000);
  const own = by(keys.signing);
  const { privateKey: foreignKey, publicKey: foreignPublic } = generateKeyPairSync('ed25519');
  const foreign = by(foreignKey);
  const eddsa = { alg: 'EdDSA', typ: 'JWT' };
  const publicKey = createPublicKey(keys.signing);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const [head = '', body = '', signature = ''] = cast.me.token.split('.');
  const without = (name: string): Json =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const evil = 'https://127.0.0.1:1/keys';
  return {
    'alg none': jwt({ alg: 'none' }, claims, () => ''),
    'alg None': jwt({ alg: 'None', typ: 'JWT' }, claims, () => ''),
    'alg none with the old signature': `${packed({ alg: 'none' })}.${body}.${signature}`,
    'HS256 by the public key as PEM': jwt({ alg: 'HS256' }, claims, byHmac(pem)),
    'HS256 by the public key as DER': jwt({ alg: 'HS256' }, claims, byHmac(der)),
    'HS256 by nothing': jwt({ alg: 'HS256' }, claims, byHmac('')),
    'another key': jwt(eddsa, claims, foreign),
    'a kid that is a path': jwt({ ...eddsa, kid: '../../../../dev/null' }, claims, foreign),
    'a kid that is SQL': jwt({ ...eddsa, kid: "x' UNION SELECT 'k" }, claims, foreign),
    'a kid of 1.5 kB': jwt({ ...eddsa, kid: 'k'.repeat(1_500) }, claims, foreign),
    'an own jwk': jwt({ ...eddsa, jwk: foreignPublic.export({ format: 'jwk' }) }, claims, foreign),
    'a jku': jwt({ ...eddsa, jku: evil, x5u: evil }, claims, foreign),
    'a crit nobody knows': jwt({ ...eddsa, crit: ['kindred'], kindred: 1 }, claims, own),
    expired: jwt(eddsa, { ...claims, exp: now - 60 }, own),
    'not yet': jwt(eddsa, { ...claims, nbf: now + HOUR }, own),
    'another issuer': jwt(eddsa, { ...claims, iss: 'evil' }, own),
    'another audience': jwt(eddsa, { ...claims, aud: ['evil'] }, own),
    'no end': jwt(eddsa, without('exp'), own),
    'no subject': jwt(eddsa, without('sub'), own),
    'a subject that is an object': jwt(eddsa, { ...claims, sub: { $ne: '' } }, own),
    'no session': jwt(eddsa, without('sid'), own),
    'another role': `${head}.${packed({ ...claims, role: 'admin' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'six parts': `${cast.me.token}.${cast.me.token}`,
    'a mailed token': 'A'.repeat(43),
    undefined: 'undefined',
    'a prototype': '__proto__',
    '10 kB': 'A'.repeat(10_000),
  };
}

/** TRUST §5, 10 to 17: a token that is not ours opens no call. */
export const tokenAttacks: Attack = (scene) => {
  const forged = Object.entries(forgedTokens(scene));
  return scene.calls
    .filter(({ door }) => door.access !== 'public')
    .flatMap((call) => {
      const parts = goodParts(call, scene.cast);
      const good = goodRequest(parts);
      const asked = (title: string, authorization: string | string[] | undefined, path = good.path) => ({
        title: `${call.name} · token · ${title}`,
        // Written with a capital, the type lets it be two.
        send: { ...good, path, headers: { ...good.headers, Authorization: authorization } },
        allowed: [401],
      });
      const [, first = ''] = forged[0] ?? [];
      const pairs = forged.map(([title, token]) => asked(title, `Bearer ${token}`));
      pairs.push(asked('bare and forged', first));
      pairs.push(
        asked('two headers, the forged one first', [`Bearer ${first}`, `Bearer ${scene.cast.me.token}`]),
      );
      if (call.door.access === 'optional') return pairs;
      const inQuery = `${pathOf(parts)}?token=${scene.cast.me.token}`;
      const forgedHeaders = { 'x-user-id': scene.cast.me.userId, 'x-kindred-user': scene.cast.me.userId };
      const { authorization: _, ...others } = good.headers ?? {};
      return [
        ...pairs,
        ...[good.path, inQuery].map((path, place) => ({
          title: `${call.name} · token · ${place === 0 ? 'headers of ours' : 'in the query'}`,
          send: { ...good, path, headers: { ...others, ...(place === 0 ? forgedHeaders : {}) } },
          allowed: [401],
        })),
        {
          title: `${call.name} · token · Basic`,
          send: { ...good, headers: { ...others, authorization: 'Basic YTpi' } },
          allowed: [401],
        },
      ];
    });
};
