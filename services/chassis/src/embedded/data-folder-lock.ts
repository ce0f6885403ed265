import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataFolderLock {
  release(): void;
}

/**
 * Keeps a second process off a data folder. The lock is an open SQLite transaction, so the operating system
 * gives it back with the process, whatever ended it.
 * @throws Error in one sentence when another process holds the folder.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new Error(
      `Another process already works on the data folder ${folder}; set KINDRED_DATA to another one.`,
    );
  }
  return { release: () => database.close() };
}
