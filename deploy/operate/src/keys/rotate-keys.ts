import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, UsageError } from '../commands/command.ts';
import { rotateKeys } from '../folder/keys.ts';
import { rotateVariables } from './rotate-variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Of a data folder: new keys from its next start on. @throws CommandError */
export function rotateFolderKeys(dataFolder: string, now: number): string[] {
  if (!existsSync(join(dataFolder, 'keys.json')))
    throw new CommandError(`${dataFolder} has no keys: name your data folder in KINDRED_DATA.`);
  rotateKeys(dataFolder, now);
  return ['New keys from the next start on. The former ones stay believed: nobody is signed out.'];
}

/** Of an installation on engines: one step, written as variables into a file that only its owner may read. */
export function rotateEngineKeys(env: Env, [step = '', file = '']: readonly string[]): string[] {
  if (file === '') throw new UsageError('Say: kindred rotate-keys learn|use|forget <new file>');
  const variables = rotateVariables(step, env);
  if (existsSync(file)) throw new CommandError(`${file} exists: name a new file.`);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' });
  return [
    `${Object.keys(variables).join(', ')} in ${file}: give them to every process, one after the other.`,
  ];
}
