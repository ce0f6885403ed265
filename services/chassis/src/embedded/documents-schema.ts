import type { JsonObject } from '../documents/json.ts';
import type { CollectionSpec, IndexSpec } from '../ports/documents.ts';
import { type ArrayIndex, createArrayIndex } from './documents-array-index.ts';
import { scalarAt, scalarSql, typeSql } from './documents-paths.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** What is known about one collection: where each path lives and what must hold when a document is written. */
export interface Schema {
  name: string;
  table: string;
  indexes: readonly IndexSpec[];
  arrayIndexes: readonly ArrayIndex[];
  /** Paths with a column of their own, which hold scalars only. */
  columns: ReadonlyMap<string, string>;
  sparsePaths: ReadonlySet<string>;
  /** @throws TypeError when an index covers a value it cannot hold. */
  check(document: JsonObject): void;
}

const NAME = /^[A-Za-z][\w-]*$/;

const scalarKeys = ({ keys, arrayPath }: IndexSpec): string[] =>
  Object.keys(keys).filter((path) => path !== arrayPath);

export const columnOf = (path: string): string => (path === '_id' ? 'id' : `"p:${path}"`);

export const indexName = (collection: string, index: string): string => `"${collection}.${index}"`;

/** @throws TypeError when names or specifications cannot work. */
export function createSchema({ name, indexes }: CollectionSpec): Schema {
  for (const each of [name, ...indexes.map((index) => index.name)])
    if (!NAME.test(each)) throw new TypeError(`${each} is not a name for a collection or index`);
  if (new Set(indexes.map((index) => index.name)).size < indexes.length)
    throw new TypeError(`two indexes of ${name} share a name`);
  const covered = indexes.flatMap((index) => scalarKeys(index).map((path) => [path, index.name] as const));
  const sparse = indexes.filter((index) => index.sparse && !index.arrayPath);
  return {
    name,
    table: `"${name}"`,
    indexes,
    arrayIndexes: indexes.filter((index) => index.arrayPath).map((index) => createArrayIndex(name, index)),
    columns: new Map(['_id', ...covered.map(([path]) => path)].map((path) => [path, columnOf(path)])),
    sparsePaths: new Set(sparse.flatMap(scalarKeys)),
    check(document) {
      for (const [path, index] of covered) scalarAt(document, path, index);
    },
  };
}

export const createTableSql = ({ table }: Schema): string =>
  `CREATE TABLE IF NOT EXISTS ${table} (id PRIMARY KEY NOT NULL, doc BLOB NOT NULL)`;

/** Adds the columns that are missing: computed from the document, stored nowhere but in indexes. */
export function addColumns(file: SqliteFile, { name, table, columns }: Schema): void {
  const present = new Set(
    file.all('SELECT name FROM pragma_table_xinfo(?)', name).map((row) => `"${row.name}"`),
  );
  for (const [path, column] of columns) {
    if (path === '_id' || present.has(column)) continue;
    file.exec(`ALTER TABLE ${table} ADD COLUMN ${column} AS (${scalarSql('doc', path)}) VIRTUAL`);
  }
}

/** An index over scalars. A sparse one leaves out documents that have none of its fields. */
export function createIndexSql(collection: string, { name, keys, unique, sparse }: IndexSpec): string {
  const columns = Object.entries(keys).map(([path, way]) => `${columnOf(path)}${way === -1 ? ' DESC' : ''}`);
  const present = Object.keys(keys).map((path) => `${typeSql('doc', path)} IS NOT NULL`);
  const where = sparse ? ` WHERE ${present.join(' OR ')}` : '';
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${indexName(collection, name)} ON "${collection}" (${columns})${where}`;
}
