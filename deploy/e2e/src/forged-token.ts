import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kindred } from '@kindred/local/testing/kindred';

type Claims = Record<string, unknown>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The key this Kindred signs with; whoever has it can make every token, which no outsider can. */
export function signingKeyOf(kindred: Kindred): KeyObject {
  const stored: { signing: string } = JSON.parse(readFileSync(join(kindred.dataFolder, 'keys.json'), 'utf8'));
  return createPrivateKey(stored.signing);
}

export const foreignKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** A token with these claims; without a key it says `alg: none` and carries no signature. */
export function forgeToken(claims: Claims, key?: KeyObject): string {
  const head = encode({ alg: key ? 'EdDSA' : 'none', typ: 'JWT' });
  const signed = `${head}.${encode(claims)}`;
  return `${signed}.${key ? sign(null, Buffer.from(signed), key).toString('base64url') : ''}`;
}
