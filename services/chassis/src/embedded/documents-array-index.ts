import { isScalar, type JsonObject } from '../documents/json.ts';
import type { IndexSpec } from '../ports/documents.ts';
import { encodeScalar, scalarAt, valuesAt } from './documents-paths.ts';
import type { SqliteFile, SqlValue } from './sqlite-file.ts';

export interface ArrayIndexKey {
  path: string;
  direction: 1 | -1;
  column: string;
}

/** An index over the elements of an array: one row per distinct element, kept in a table of its own. */
export interface ArrayIndex {
  table: string;
  arrayPath: string;
  /** In order, always ending with `_id`. */
  keys: readonly ArrayIndexKey[];
  isSparse: boolean;
  createSql: string;
  /** Makes the rows of one document fit; `undefined` where there is none before or after. */
  replace(file: SqliteFile, before: JsonObject | undefined, after: JsonObject | undefined): void;
}

function keysOf(spec: IndexSpec): ArrayIndexKey[] {
  const keys = Object.entries(spec.keys).map(([path, direction], position) => ({
    path,
    direction,
    column: path === '_id' ? 'id' : `k${position}`,
  }));
  return keys.some(({ path }) => path === '_id')
    ? keys
    : [...keys, { path: '_id', direction: 1, column: 'id' }];
}

function elementsOf(document: JsonObject, arrayPath: string, index: string): SqlValue[] {
  const elements = new Map<string, SqlValue>();
  for (const value of valuesAt(document, arrayPath.split('.'))) {
    if (value !== undefined && !isScalar(value))
      throw new TypeError(`index ${index} covers ${arrayPath}, which holds more than scalars`);
    elements.set(`${typeof value} ${value}`, encodeScalar(value));
  }
  return [...elements.values()];
}

const rowKey = (row: readonly SqlValue[]): string =>
  row.map((value) => `${typeof value} ${value}`).join('\u0000');

/** @throws TypeError when the specification has no array path among its keys or wants it unique. */
export function createArrayIndex(collection: string, spec: IndexSpec): ArrayIndex {
  const { arrayPath, name } = spec;
  if (!arrayPath || !(arrayPath in spec.keys))
    throw new TypeError(`index ${name}: arrayPath is not one of its keys`);
  if (spec.unique) throw new TypeError(`index ${name}: an array index cannot be unique`);
  const table = `"${collection}:${name}"`;
  const keys = keysOf(spec);
  const columns = keys.map(({ column }) => `${column} NOT NULL`);
  const order = keys.map(({ column, direction }) => `${column}${direction === -1 ? ' DESC' : ''}`);
  const insertSql = `INSERT INTO ${table} VALUES (${keys.map(() => '?')})`;
  const deleteSql = `DELETE FROM ${table} WHERE ${keys.map(({ column }) => `${column} = ?`).join(' AND ')}`;

  const rowsOf = (document: JsonObject | undefined): Map<string, SqlValue[]> => {
    if (!document) return new Map();
    const values = valuesAt(document, arrayPath.split('.'));
    if (spec.sparse && values.every((value) => value === undefined)) return new Map();
    const fixed = keys.map(({ path }) =>
      path === arrayPath ? null : encodeScalar(scalarAt(document, path, name)),
    );
    const rows = elementsOf(document, arrayPath, name).map((element) =>
      keys.map(({ path }, position) => (path === arrayPath ? element : (fixed[position] ?? null))),
    );
    return new Map(rows.map((row) => [rowKey(row), row]));
  };

  return {
    table,
    arrayPath,
    keys,
    isSparse: spec.sparse ?? false,
    createSql: `CREATE TABLE ${table} (${columns}, PRIMARY KEY (${order})) WITHOUT ROWID`,
    replace(file, before, after) {
      const [old, young] = [rowsOf(before), rowsOf(after)];
      for (const [key, row] of old) if (!young.has(key)) file.run(deleteSql, ...row);
      for (const [key, row] of young) if (!old.has(key)) file.run(insertSql, ...row);
    },
  };
}
