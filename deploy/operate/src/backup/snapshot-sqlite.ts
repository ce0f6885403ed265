import { backup, DatabaseSync } from 'node:sqlite';

/** Pages copied between two looks at other work. */
const PAGES = 2_000;

export interface Snapshot {
  copyTo(target: string): Promise<void>;
  close(): void;
}

/**
 * A SQLite file as it is when this returns, whatever is written to it afterwards. Taken for several files in one turn
 * of the process that alone writes to them, the snapshots are of the same instant.
 */
export function snapshotSqlite(path: string): Snapshot {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('BEGIN');
  // Only the first read fixes what the transaction sees.
  database.prepare('SELECT count(*) FROM sqlite_master').get();
  return {
    async copyTo(target) {
      await backup(database, target, { rate: PAGES });
    },
    close: () => database.close(),
  };
}
