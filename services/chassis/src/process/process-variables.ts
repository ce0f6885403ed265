import { hostname } from 'node:os';
import { publicKeys } from '../config/keys.ts';
import { type ConfigOf, integer, loadConfig, text, type Variable } from '../config/load-config.ts';
import { versionVariable } from './version.ts';

type Env = Readonly<Record<string, string | undefined>>;

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

export const logLevel = (fallback: string): Variable<string> => ({
  name: 'KINDRED_LOG',
  fallback,
  parse(value) {
    if (!levels.includes(value)) throw new Error(`must be one of ${levels.join(', ')}`);
    return value;
  },
});

/** An address whose scheme says which adapter serves a port. */
export const address = (name: string, schemes: readonly string[], fallback?: string): Variable<string> => ({
  name,
  isSecret: true,
  ...(fallback === undefined ? {} : { fallback }),
  parse(value) {
    if (!schemes.some((scheme) => value.startsWith(`${scheme}:`)))
      throw new Error(`must begin with ${schemes.map((scheme) => `${scheme}:`).join(' or ')}`);
    return value;
  },
});

const namespace: Variable<string> = {
  name: 'KINDRED_NAMESPACE',
  fallback: 'kindred',
  parse(value) {
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(value))
      throw new Error('must be 2 to 31 lower-case letters, digits or hyphens');
    return value;
  },
};

/** One variable per port: the address chooses the adapter. */
export const engineVariables = {
  documents: address('KINDRED_DOCUMENTS', ['mongodb', 'mongodb+srv', 'file']),
  /**
   * How long the document server may take for one operation; the request that needs it is then refused with 503.
   * docs/degradation.md puts it beside the other times a request may wait.
   */
  documentsTimeoutMs: integer('KINDRED_DOCUMENTS_TIMEOUT_MS', '1500', 100, 15_000),
  bus: address('KINDRED_BUS', ['kafka', 'file']),
  objects: address('KINDRED_OBJECTS', ['s3+http', 's3+https', 'file']),
  shared: address('KINDRED_SHARED', ['redis', 'rediss', 'memory'], 'memory:'),
  /** How long one call of the shared store may take; the process then goes on with what it knows itself. */
  sharedTimeoutMs: integer('KINDRED_SHARED_TIMEOUT_MS', '250', 50, 5_000),
  /** Installations that share engines differ in it: it begins every database, bucket, key and topic. */
  namespace,
  busPartitions: integer('KINDRED_BUS_PARTITIONS', '6', 1, 1_000),
  busReplication: integer('KINDRED_BUS_REPLICATION', '3', 1, 9),
  /** No shorter than a token lives: a door that starts learns of every session that ended before its time. */
  busRetentionMs: integer('KINDRED_BUS_RETENTION_MS', String(7 * 24 * 3_600_000), 60_000, 2 ** 46),
};

export type EngineAddresses = ConfigOf<typeof engineVariables>;

/** What a process needs that keeps no documents. */
export const busVariables = {
  bus: engineVariables.bus,
  shared: engineVariables.shared,
  sharedTimeoutMs: engineVariables.sharedTimeoutMs,
  namespace,
  busPartitions: engineVariables.busPartitions,
  busReplication: engineVariables.busReplication,
  busRetentionMs: engineVariables.busRetentionMs,
};

export type BusAddress = ConfigOf<typeof busVariables>;

export const readEngineAddresses = (env: Env): EngineAddresses => loadConfig(engineVariables, env);
export const readBusAddress = (env: Env): BusAddress => loadConfig(busVariables, env);

/** How every process tells good tokens from others. */
export const tokenVariables = {
  /** Also the key of before or after a rotation, so that nobody is signed out. */
  verifyKeys: publicKeys('KINDRED_VERIFY_KEY', 'ed25519'),
  issuer: text('KINDRED_TOKEN_ISSUER', 'kindred'),
  audience: text('KINDRED_TOKEN_AUDIENCE', 'kindred'),
};

export type TokenConfig = ConfigOf<typeof tokenVariables>;

export const readTokenConfig = (env: Env): TokenConfig => loadConfig(tokenVariables, env);

/** Memory for encoded answers that are the same for everybody. */
export const answerCacheBytes = integer('KINDRED_ANSWER_CACHE_BYTES', '4000000', 0, 2 ** 30);

export const traceVariables = {
  /** Where an OTLP collector listens over HTTP; empty: traces are passed on and recorded nowhere. */
  otlpUrl: text('KINDRED_OTLP_URL', ''),
  /** Share of new traces that are recorded. */
  tracePercent: integer('KINDRED_TRACE_PERCENT', '10', 0, 100),
};

export type TraceConfig = ConfigOf<typeof traceVariables>;

const processVariables = {
  ...traceVariables,
  host: text('KINDRED_HOST', '0.0.0.0'),
  port: integer('KINDRED_PORT', '8080', 1, 65_535),
  opsPort: integer('KINDRED_OPS_PORT', '8081', 1, 65_535),
  logLevel: logLevel('info'),
  /** Names this process among its replicas in logs and to the engines. */
  instance: text('KINDRED_INSTANCE', hostname()),
  version: versionVariable,
  answerCacheBytes,
  /** How long to wait for engines and for the migration before giving up. */
  startDeadlineMs: integer('KINDRED_START_DEADLINE_MS', '120000', 1_000, 3_600_000),
  /** From SIGTERM until the door closes: time for those who send requests here to go elsewhere. Above 2 s the gateway's idle connections are gone by then. */
  drainMs: integer('KINDRED_DRAIN_MS', '3000', 0, 60_000),
};

export type ProcessConfig = ConfigOf<typeof processVariables>;

/** Every variable a process needs besides its service's own. @throws ConfigError with all problems at once. */
export const readProcessConfig = (env: Env): ProcessConfig => loadConfig(processVariables, env);
