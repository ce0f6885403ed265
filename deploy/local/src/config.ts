import { resolve } from 'node:path';
import {
  type ConfigOf,
  flag,
  integer,
  loadConfig,
  readTogether,
  text,
  type Variable,
} from '@kindred/chassis/config/load-config';
import { limitFactorVariable } from '@kindred/chassis/limits/limit-factor';
import {
  answerCacheBytes,
  type EngineAddresses,
  logLevel,
  readEngineAddresses,
  traceVariables,
} from '@kindred/chassis/process/process-variables';
import { versionVariable } from '@kindred/chassis/process/version';
import { operatorVariables } from '@kindred/gateway/pages/site-variables';

const folder = (name: string, fallback: string): Variable<string> => ({
  name,
  fallback,
  parse: (value) => resolve(value),
});

const publicUrl: Variable<string> = {
  name: 'KINDRED_URL',
  fallback: 'by-port',
  parse(value) {
    if (value === 'by-port') return '';
    if (!/^https?:\/\/[^/\s?#]+$/.test(value))
      throw new Error('must be an http or https address without a path');
    return value;
  },
};

const admins: Variable<readonly string[]> = {
  name: 'KINDRED_ADMINS',
  fallback: 'nobody',
  parse(value) {
    if (value === 'nobody') return [];
    const list = value.split(',').map((address) => address.trim());
    if (!list.every((address) => /^[^\s@]+@[^\s@]+$/.test(address)))
      throw new Error('must be email addresses, separated by commas');
    return list;
  },
};

const DATA_FOLDER = './data';

const variables = {
  version: versionVariable,
  port: integer('KINDRED_PORT', '8080', 1, 65_535),
  opsPort: integer('KINDRED_OPS_PORT', '8081', 1, 65_535),
  host: text('KINDRED_HOST', '127.0.0.1'),
  dataFolder: folder('KINDRED_DATA', DATA_FOLDER),
  hasDemo: flag('KINDRED_DEMO', '1'),
  limitFactor: limitFactorVariable,
  trustedProxyHops: integer('KINDRED_TRUSTED_PROXY_HOPS', '0', 0, 10),
  mailFrom: text('KINDRED_MAIL_FROM', 'Kindred <hello@kindred.example>'),
  contactRecipient: text('KINDRED_CONTACT_RECIPIENT', 'founders@kindred.example'),
  ...operatorVariables,
  answerCacheBytes,
  ...traceVariables,
  logLevel: logLevel('warn'),
  admins,
  publicUrl,
};

export interface LocalConfig extends ConfigOf<typeof variables> {
  /** Files in the data folder unless a variable names an engine. */
  addresses: EngineAddresses;
}

/** Every variable of `make start`; see the README. @throws ConfigError with all problems at once. */
export function readLocalConfig(env: Readonly<Record<string, string | undefined>>): LocalConfig {
  const inFolder = `file:${resolve(env.KINDRED_DATA || DATA_FOLDER)}`;
  const files = { KINDRED_DOCUMENTS: inFolder, KINDRED_BUS: inFolder, KINDRED_OBJECTS: inFolder };
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { config, addresses } = readTogether(
    { config: (all) => loadConfig(variables, all), addresses: readEngineAddresses },
    { ...files, ...named },
  );
  return { ...config, addresses, publicUrl: config.publicUrl || `http://localhost:${config.port}` };
}
