import { fileURLToPath } from 'node:url';
import { integer, loadConfig, text, type Variable } from '@kindred/chassis/config/load-config';
import { limitFactorVariable } from '@kindred/chassis/limits/limit-factor';
import { type TokenConfig, tokenVariables } from '@kindred/chassis/process/process-variables';
import { versionVariable } from '@kindred/chassis/process/version';
import type { Site } from './pages/site.ts';
import { operatorOf, operatorVariables } from './pages/site-variables.ts';
import type { Owner } from './routes.table.ts';

export interface GatewayConfig {
  version: string;
  /** Where the app's files are; undefined where another server gives them out. */
  webFolder: string | undefined;
  /** What its pages say of themselves. */
  site: Site;
  /** How long a token lives: revocations older than that are forgotten. */
  tokenLifetimeMs: number;
  /** Multiplies every limit. */
  limitFactor: number;
  /** Proxies in front of us whose X-Forwarded-For entries are believed; 0 = none. */
  trustedProxyHops: number;
  /** On stopping, sockets are closed spread over this time. */
  socketJitterMs: number;
  /** On stopping, answers in flight have this long to end. */
  inFlightMs: number;
}

export interface GatewayProcessConfig extends GatewayConfig, TokenConfig {
  /** Where the replicas of each service answer. */
  upstreams: Readonly<Record<Owner, readonly URL[]>>;
  /** How long a connection to one of them may take. */
  connectMs: number;
}

const addresses = (name: string): Variable<readonly URL[]> => ({
  name,
  parse(value) {
    const list = value.split(',').map((entry) => URL.parse(entry.trim()));
    if (!list.every((url) => url?.protocol === 'http:'))
      throw new Error('must be http addresses, separated by commas');
    return list.filter((url) => url !== null);
  },
});

const origin = (name: string): Variable<string> => ({
  name,
  fallback: 'http://localhost:8080',
  parse(value) {
    const url = URL.parse(value);
    if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http or https address');
    return url.origin;
  },
});

const WEEK_MS = 7 * 24 * 3_600_000;
const builtApp = fileURLToPath(new URL('../../frontend/dist', import.meta.url));

const variables = {
  version: versionVariable,
  webFolder: text('KINDRED_WEB_FOLDER', builtApp),
  tokenLifetimeMs: integer('KINDRED_TOKEN_LIFETIME_MS', String(WEEK_MS), 60_000, 4 * WEEK_MS),
  limitFactor: limitFactorVariable,
  trustedProxyHops: integer('KINDRED_TRUSTED_PROXY_HOPS', '0', 0, 10),
  socketJitterMs: integer('KINDRED_SOCKET_JITTER_MS', '3000', 0, 60_000),
  inFlightMs: integer('KINDRED_IN_FLIGHT_MS', '20000', 0, 60_000),
  connectMs: integer('KINDRED_CONNECT_MS', '1000', 100, 10_000),
  publicUrl: origin('KINDRED_PUBLIC_URL'),
  ...operatorVariables,
  ...tokenVariables,
  identity: addresses('KINDRED_IDENTITY_URL'),
  profiles: addresses('KINDRED_PROFILES_URL'),
  offers: addresses('KINDRED_OFFERS_URL'),
  ratings: addresses('KINDRED_RATINGS_URL'),
  chat: addresses('KINDRED_CHAT_URL'),
  mail: addresses('KINDRED_MAIL_URL'),
};

/** Every variable of the gateway's own. @throws ConfigError with all problems at once. */
export function readGatewayConfig(env: Readonly<Record<string, string | undefined>>): GatewayProcessConfig {
  const { identity, profiles, offers, ratings, chat, mail, ...config } = loadConfig(variables, env);
  const site = { publicUrl: config.publicUrl, operator: operatorOf(config) };
  return { ...config, site, upstreams: { identity, profiles, offers, ratings, chat, mail } };
}
