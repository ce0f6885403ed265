import { createSecretKey } from 'node:crypto';
import type { KeyList } from '@kindred/chassis/config/keys';
import { integer, loadConfig, type Variable } from '@kindred/chassis/config/load-config';
import { limitFactorVariable } from '@kindred/chassis/limits/limit-factor';
import { versionVariable } from '@kindred/chassis/process/version';

export interface ChatConfig {
  version: string;
  /** Pages that may open the live channel: the own public origin. */
  allowedOrigins: readonly string[];
  /** How long a token lives; ended sessions are remembered for as long. */
  tokenLifetimeMs: number;
  /** Sign the addresses of files; the same in every process of this service. */
  fileKeys: KeyList;
  /** Multiplies every limit; 1 in production. */
  limitFactor: number;
  /** On stopping, sockets are closed spread over this time. */
  socketJitterMs: number;
}

const origins: Variable<readonly string[]> = {
  name: 'KINDRED_PUBLIC_ORIGINS',
  parse(value) {
    const list = value.split(',').map((origin) => origin.trim());
    if (!list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
      throw new Error('must be origins like https://kindred.example, separated by commas');
    return list;
  },
};

const KEY_BYTES = 32;
function fileKey(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error(`must be ${KEY_BYTES} random bytes in base64`);
  return createSecretKey(bytes);
}

const fileKeys: Variable<KeyList> = {
  name: 'KINDRED_FILE_KEY',
  isSecret: true,
  parse(value) {
    const [first = '', ...others] = value.split(',');
    return [fileKey(first), ...others.map(fileKey)];
  },
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** @throws ConfigError naming every bad variable */
export function readChatConfig(env: Readonly<Record<string, string | undefined>>): ChatConfig {
  return loadConfig(
    {
      version: versionVariable,
      allowedOrigins: origins,
      fileKeys,
      tokenLifetimeMs: integer('KINDRED_TOKEN_LIFETIME_MS', String(WEEK_MS), 60_000, 4 * WEEK_MS),
      socketJitterMs: integer('KINDRED_SOCKET_JITTER_MS', '3000', 0, 60_000),
      limitFactor: limitFactorVariable,
    },
    env,
  );
}
