import { resolve } from 'node:path';
import type { Clock } from '@kindred/chassis/ports/effects';
import { restoreFolder } from './backup/restore-folder.ts';
import { backupCommand } from './commands/backup.command.ts';
import { requireArgs } from './commands/command.ts';
import { type Outcome, outcomeOf, runCommand } from './commands/run-command.ts';
import { readOperateConfig } from './config.ts';
import { runOnFolder } from './folder/on-folder.ts';
import { helpText, loneCommands } from './help.ts';
import { openHouse } from './house/open-house.ts';
import { rotateEngineKeys, rotateFolderKeys } from './keys/rotate-keys.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Folders are meant from where the operator stands, also when another process does the work. */
const absolute = ([name = '', ...args]: readonly string[]): readonly string[] =>
  name === backupCommand.name ? [name, ...args.map((arg) => resolve(arg))] : [name, ...args];

async function onInstallation(env: Env, words: readonly string[]): Promise<Outcome> {
  const { addresses, dataFolder, isFolder, version } = readOperateConfig(env);
  if (isFolder) return runOnFolder(dataFolder, addresses, version, words);
  const { close, house } = await openHouse(addresses, version, undefined);
  try {
    return await runCommand(house, words);
  } finally {
    await close();
  }
}

async function dispatch(env: Env, words: readonly string[], clock: Pick<Clock, 'now'>): Promise<Outcome> {
  const [name = 'help', ...args] = words;
  if (name === 'help') return { exitCode: 0, lines: [helpText()] };
  if (name === loneCommands.restore.name) {
    requireArgs(loneCommands.restore, args);
    const { dataFolder } = readOperateConfig(env);
    const { files, takenAt } = await restoreFolder(resolve(args[0] ?? ''), dataFolder);
    return { exitCode: 0, lines: [`${files.length} files in ${dataFolder}, as they were at ${takenAt}`] };
  }
  if (name === loneCommands.rotateKeys.name) {
    requireArgs(loneCommands.rotateKeys, args);
    if (args.length > 0) return { exitCode: 0, lines: rotateEngineKeys(env, args) };
    return { exitCode: 0, lines: rotateFolderKeys(readOperateConfig(env).dataFolder, clock.now()) };
  }
  return onInstallation(env, absolute(words));
}

/** Runs one command of an operator. Whatever is wrong by plan is an outcome; the rest is thrown. @throws ConfigError */
export async function run(env: Env, words: readonly string[], clock: Pick<Clock, 'now'>): Promise<Outcome> {
  try {
    return await dispatch(env, words, clock);
  } catch (error) {
    return outcomeOf(error);
  }
}
