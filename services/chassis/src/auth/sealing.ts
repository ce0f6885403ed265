import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { KeyList } from '../config/keys.ts';
import type { Randomness } from '../ports/effects.ts';

/** DER before the 32 raw bytes of an X25519 private key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const SPKI_PREFIX_LENGTH = 12;
const KEY_LENGTH = 32;
const TAG_LENGTH = 16;

const rawPublic = (key: KeyObject): Buffer =>
  key.export({ type: 'spki', format: 'der' }).subarray(SPKI_PREFIX_LENGTH);

function derive(shared: Buffer, ephemeral: Buffer, recipient: Buffer): { key: Buffer; iv: Buffer } {
  const info = Buffer.concat([Buffer.from('kindred sealing v1'), ephemeral, recipient]);
  const bytes = Buffer.from(hkdfSync('sha256', shared, Buffer.alloc(0), info, KEY_LENGTH + 12));
  return { key: bytes.subarray(0, KEY_LENGTH), iv: bytes.subarray(KEY_LENGTH) };
}

/**
 * Seals bytes to the holder of an X25519 key: ephemeral key agreement, HKDF-SHA256, AES-256-GCM
 * (the construction of RFC 9180 base mode, without its framing).
 * Answers 32 bytes ephemeral public key, 16 bytes tag, ciphertext.
 * @throws TypeError or Error of node:crypto when `recipient` is no X25519 public key
 */
export function seal(plain: Uint8Array, recipient: KeyObject, randomness: Randomness): Uint8Array {
  const secret = Buffer.concat([PKCS8_PREFIX, randomness.bytes(KEY_LENGTH)]);
  const privateKey = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
  const shared = diffieHellman({ privateKey, publicKey: recipient });
  const ephemeral = rawPublic(createPublicKey(privateKey));
  const { key, iv } = derive(shared, ephemeral, rawPublic(recipient));
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([ephemeral, cipher.getAuthTag(), sealed]);
}

/** Opens what `seal` answered, with the X25519 private key. @throws Error when it was not sealed to this key or was changed. */
export function unseal(sealed: Uint8Array, privateKey: KeyObject): Uint8Array {
  const bytes = Buffer.from(sealed);
  const ephemeral = bytes.subarray(0, KEY_LENGTH);
  const prefix = createPublicKey(privateKey)
    .export({ type: 'spki', format: 'der' })
    .subarray(0, SPKI_PREFIX_LENGTH);
  const publicKey = createPublicKey({ key: Buffer.concat([prefix, ephemeral]), format: 'der', type: 'spki' });
  const shared = diffieHellman({ privateKey, publicKey });
  const { key, iv } = derive(shared, ephemeral, rawPublic(createPublicKey(privateKey)));
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(bytes.subarray(KEY_LENGTH, KEY_LENGTH + TAG_LENGTH));
  return Buffer.concat([decipher.update(bytes.subarray(KEY_LENGTH + TAG_LENGTH)), decipher.final()]);
}

/** As `unseal`, with the first key that opens it. @throws Error when none does */
export function unsealWithAny(sealed: Uint8Array, privateKeys: KeyList): Uint8Array {
  let refusal: unknown;
  for (const key of privateKeys) {
    try {
      return unseal(sealed, key);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
