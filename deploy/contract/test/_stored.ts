import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Adapters } from '../src/testing/adapters.ts';

export const documentOwners = ['identity', 'profiles', 'offers', 'ratings', 'chat', 'mail'] as const;
export type DocumentOwner = (typeof documentOwners)[number];

/** Documents in a folder of the test, so that it can read what is left in them. */
export function createReadableDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-stored-'));
  const adapters: Adapters = { KINDRED_DOCUMENTS: `file:${folder}` };

  const textOf = (database: DatabaseSync, table: string): string => {
    const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
    const hasDocuments = columns.some(({ name }) => name === 'doc');
    return JSON.stringify(
      database.prepare(`SELECT ${hasDocuments ? 'json(doc)' : '*'} FROM "${table}"`).all(),
    );
  };

  return {
    adapters,
    /** Every document and index entry of a service as one text. */
    read(owner: DocumentOwner): string {
      const database = new DatabaseSync(join(folder, `${owner}.sqlite`), { readOnly: true });
      try {
        const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
        return tables.map(({ name }) => textOf(database, String(name))).join('\n');
      } finally {
        database.close();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
