import {
  createPrivateKey,
  createSecretKey,
  generateKeyPairSync,
  generateKeySync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['signing', 'mail', 'files'] as const;
type KeyKind = (typeof kinds)[number];

export interface Keys {
  /** Ed25519, signs session tokens. */
  signing: KeyObject;
  /** X25519, opens what is sealed to mail. */
  mail: KeyObject;
  /** 256 secret bits, sign the addresses of chat's files. */
  files: KeyObject;
  /** Of before the last rotations, still believed. */
  former: Readonly<Record<KeyKind, readonly KeyObject[]>>;
}

interface FormerKeys extends Record<KeyKind, string> {
  /** When they were replaced, milliseconds since the epoch. */
  until: number;
}

/** The first two as PEM, the last as base64; the newest former ones first. */
interface StoredKeys extends Record<KeyKind, string> {
  former: FormerKeys[];
}

/** Tokens live seven days; a day more for clocks. */
const BELIEVED_MS = 8 * 24 * 3_600_000;

const pem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const makers = {
  signing: () => pem(generateKeyPairSync('ed25519').privateKey),
  mail: () => pem(generateKeyPairSync('x25519').privateKey),
  files: () => generateKeySync('hmac', { length: 256 }).export().toString('base64'),
};
const readers: Record<KeyKind, (text: string) => KeyObject> = {
  signing: createPrivateKey,
  mail: createPrivateKey,
  files: (text) => createSecretKey(Buffer.from(text, 'base64')),
};

const pathOf = (dataFolder: string): string => join(dataFolder, 'keys.json');

function store(dataFolder: string, keys: StoredKeys): void {
  const path = pathOf(dataFolder);
  writeFileSync(`${path}.new`, JSON.stringify(keys), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** Each key is made at the first start that knows it. */
function loadStored(dataFolder: string): StoredKeys {
  const path = pathOf(dataFolder);
  const known: Partial<StoredKeys> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const { signing = makers.signing(), mail = makers.mail(), files = makers.files(), former = [] } = known;
  const stored: StoredKeys = { signing, mail, files, former };
  if (kinds.some((kind) => known[kind] === undefined)) store(dataFolder, stored);
  return stored;
}

/** Keys of this data folder, readable by the owner alone. */
export function loadKeys(dataFolder: string): Keys {
  const { former, ...current } = loadStored(dataFolder);
  const read = (kind: KeyKind): KeyObject => readers[kind](current[kind]);
  const readFormer = (kind: KeyKind): KeyObject[] => former.map((keys) => readers[kind](keys[kind]));
  return {
    signing: read('signing'),
    mail: read('mail'),
    files: read('files'),
    former: { signing: readFormer('signing'), mail: readFormer('mail'), files: readFormer('files') },
  };
}

/**
 * New keys from the next start on. The former ones stay believed, so that nobody is signed out; those whose tokens
 * have all expired sign for nobody any more and are kept for what rests sealed to mail alone.
 */
export function rotateKeys(dataFolder: string, now: number): void {
  const { former, ...current } = loadStored(dataFolder);
  const expired = (keys: FormerKeys): FormerKeys =>
    keys.until > now - BELIEVED_MS ? keys : { ...keys, signing: current.signing, files: current.files };
  store(dataFolder, {
    signing: makers.signing(),
    mail: makers.mail(),
    files: makers.files(),
    former: [{ ...current, until: now }, ...former.map(expired)],
  });
}
