import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolderLock, lockDataFolder } from '@kindred/chassis/embedded/data-folder-lock';
import type { EngineAddresses } from '@kindred/chassis/process/process-variables';
import { CommandError } from '../commands/command.ts';
import { type Outcome, runCommand } from '../commands/run-command.ts';
import { openHouse } from '../house/open-house.ts';
import { askRunning } from './ask-running.ts';

/** Undefined while another process has it. */
export function tryLock(dataFolder: string): DataFolderLock | undefined {
  try {
    return lockDataFolder(dataFolder);
  } catch {
    return undefined;
  }
}

/** Runs a command on a data folder: in the process that uses it, or here while nobody does. @throws CommandError */
export async function runOnFolder(
  dataFolder: string,
  addresses: EngineAddresses,
  version: string,
  words: readonly string[],
): Promise<Outcome> {
  if (!existsSync(join(dataFolder, 'identity.sqlite')))
    throw new CommandError(`${dataFolder} is no data folder: name yours in KINDRED_DATA.`);
  const lock = tryLock(dataFolder);
  if (!lock) return askRunning(dataFolder, words);
  try {
    const { close, house } = await openHouse(addresses, version, dataFolder);
    try {
      return await runCommand(house, words);
    } finally {
      await close();
    }
  } finally {
    lock.release();
  }
}
