import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataFolderLock {
  release(): void;
}

/**
 * Makes the folder ours until `release` or the end of the process, however it ends: the operating system drops the lock.
 * @throws Error with one sentence for people when another process has it.
 */
export function lockDataFolder(path: string): DataFolderLock {
  mkdirSync(path, { recursive: true });
  const database = new DatabaseSync(join(path, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new Error(`The data folder ${path} is in use by another Kindred process.`, { cause: error });
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}
