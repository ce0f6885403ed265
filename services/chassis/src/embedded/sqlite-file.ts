import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { unavailable } from '../errors/app-error.ts';

export type SqlValue = SQLInputValue;
export type Row = Record<string, SQLOutputValue>;

export interface SqliteFile {
  run(sql: string, ...params: SqlValue[]): void;
  all(sql: string, ...params: SqlValue[]): Row[];
  /** Rows one by one; leaving the loop ends the statement. */
  iterate(sql: string, ...params: SqlValue[]): Iterable<Row>;
  exec(sql: string): void;
  /** All or nothing, durable when it returns. */
  transaction<T>(work: () => T): T;
  close(): void;
}

export interface SqliteOptions {
  /** `full`: what was committed survives a power cut. `normal`: it survives a crash of the process. */
  durability?: 'full' | 'normal';
}

const BUSY_TIMEOUT_MS = 5_000;
const MAX_STATEMENTS = 1_000;
/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN: the disk, not the caller. */
const UNAVAILABLE_CODES = new Set([5, 8, 10, 13, 14]);
const RETRY_AFTER_SECONDS = 5;

/** The extended result code of an SQLite error, else 0. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!UNAVAILABLE_CODES.has(sqliteCode(error) & 0xff)) throw error;
    throw unavailable(RETRY_AFTER_SECONDS, error);
  }
}

/** Opens a SQLite file in WAL mode with a cache of prepared statements. @throws AppError unavailable when the disk fails. */
export function openSqlite(path: string, { durability = 'full' }: SqliteOptions = {}): SqliteFile {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = OFF;`);
  const statements = new Map<string, StatementSync>();

  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const oldest = statements.size >= MAX_STATEMENTS ? statements.keys().next().value : undefined;
    if (oldest !== undefined) statements.delete(oldest);
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };

  return {
    run: (sql, ...params) => guarded(() => void prepare(sql).run(...params)),
    all: (sql, ...params) => guarded(() => prepare(sql).all(...params)),
    iterate: (sql, ...params) => guarded(() => prepare(sql).iterate(...params)),
    exec: (sql) => guarded(() => database.exec(sql)),
    transaction: (work) =>
      guarded(() => {
        prepare('BEGIN IMMEDIATE').run();
        try {
          const result = work();
          prepare('COMMIT').run();
          return result;
        } catch (error) {
          if (database.isTransaction) prepare('ROLLBACK').run();
          throw error;
        }
      }),
    close() {
      statements.clear();
      if (database.isOpen) database.close();
    },
  };
}
