import { resolve } from 'node:path';
import { loadConfig } from '@kindred/chassis/config/load-config';
import { type EngineAddresses, readEngineAddresses } from '@kindred/chassis/process/process-variables';
import { versionVariable } from '@kindred/chassis/process/version';

type Env = Readonly<Record<string, string | undefined>>;

export interface OperateConfig {
  dataFolder: string;
  addresses: EngineAddresses;
  /** Documents lie in files of the data folder, which one process owns. */
  isFolder: boolean;
  version: string;
}

const DATA_FOLDER = './data';

/** The variables of `make start`, or those of the services' processes. @throws ConfigError with all problems at once */
export function readOperateConfig(env: Env): OperateConfig {
  const dataFolder = resolve(env.KINDRED_DATA || DATA_FOLDER);
  const inFolder = `file:${dataFolder}`;
  const files = { KINDRED_DOCUMENTS: inFolder, KINDRED_BUS: inFolder, KINDRED_OBJECTS: inFolder };
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const addresses = readEngineAddresses({ ...files, ...named });
  return {
    dataFolder,
    addresses,
    isFolder: addresses.documents.startsWith('file:'),
    ...loadConfig({ version: versionVariable }, env),
  };
}
