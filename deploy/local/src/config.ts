import { resolve } from 'node:path';
import {
  type ConfigOf,
  flag,
  integer,
  loadConfig,
  text,
  type Variable,
} from '@kindred/chassis/config/load-config';

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

const folder = (name: string, fallback: string): Variable<string> => ({
  name,
  fallback,
  parse: (value) => resolve(value),
});

const logLevel: Variable<string> = {
  name: 'KINDRED_LOG',
  fallback: 'warn',
  parse(value) {
    if (!levels.includes(value)) throw new Error(`must be one of ${levels.join(', ')}`);
    return value;
  },
};

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

const variables = {
  port: integer('KINDRED_PORT', '8080', 1, 65_535),
  opsPort: integer('KINDRED_OPS_PORT', '8081', 1, 65_535),
  host: text('KINDRED_HOST', '127.0.0.1'),
  dataFolder: folder('KINDRED_DATA', './data'),
  hasDemo: flag('KINDRED_DEMO', '1'),
  limitFactor: integer('KINDRED_LIMIT_FACTOR', '1', 1, 1_000_000),
  logLevel,
  publicUrl,
};

export type LocalConfig = ConfigOf<typeof variables>;

/** Every variable of `make start`; see the README. @throws ConfigError with all problems at once. */
export function readLocalConfig(env: Readonly<Record<string, string | undefined>>): LocalConfig {
  const config = loadConfig(variables, env);
  return { ...config, publicUrl: config.publicUrl || `http://localhost:${config.port}` };
}
