import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { readProcessConfig } from './process-variables.ts';
import { versionVariable } from './version.ts';

const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

it('is the version of the whole house, unless the operator names another', () => {
  expect(loadConfig({ version: versionVariable }, {}).version).toBe(root.version);
  expect(readProcessConfig({}).version).toBe(root.version);
  expect(readProcessConfig({ KINDRED_VERSION: '9.9.9-rc.1' }).version).toBe('9.9.9-rc.1');
});
