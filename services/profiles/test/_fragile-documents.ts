import {
  type Collection,
  type Documents,
  DuplicateKeyError,
  type Filter,
  type StoredDocument,
} from '@kindred/chassis/ports/documents';

/** What happens around one operation of the store: the process may die before it or after it. */
export type Fate = 'fine' | 'before' | 'after';

export class Crash extends Error {}

type Row = StoredDocument & Record<string, unknown>;

const fits = (row: Row, filter: Filter): boolean =>
  Object.entries(filter).every(([path, wanted]) =>
    typeof wanted === 'object' && wanted !== null && '$lt' in wanted
      ? Number(row[path]) < Number(wanted.$lt)
      : row[path] === wanted,
  );

/** Documents in memory; `before` decides when each operation runs and how it ends. Knows equality, $lt and $set. */
export function createFragileDocuments(before: () => Promise<Fate>) {
  const tables = new Map<string, Map<string, Row>>();
  const rowsOf = (name: string): Map<string, Row> => {
    const rows = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, rows);
    return rows;
  };
  const run = async <T>(operation: () => T): Promise<T> => {
    const fate = await before();
    if (fate === 'before') throw new Crash();
    const result = operation();
    if (fate === 'after') throw new Crash();
    return result;
  };
  const collectionOf = (rows: Map<string, Row>): Partial<Collection<Row>> => {
    const find = (filter: Filter): Row | undefined => {
      const row = rows.get(String(filter._id));
      return row && fits(row, filter) ? row : undefined;
    };
    const set = (filter: Filter, fields: Record<string, unknown> = {}): Row | undefined => {
      const row = find(filter);
      if (row) rows.set(row._id, { ...row, ...fields });
      return row && rows.get(row._id);
    };
    return {
      findOne: (filter) => run(() => find(filter)),
      insertOne: (row) =>
        run(() => {
          if (rows.has(row._id)) throw new DuplicateKeyError('_id_');
          rows.set(row._id, row);
        }),
      updateOne: (filter, { $set }) =>
        run(() => {
          const matched = set(filter, $set) ? 1 : 0;
          return { matched, modified: matched, upserted: false };
        }),
      findOneAndUpdate: (filter, { $set }) => run(() => set(filter, $set)),
    };
  };
  // Only what the use case under test calls is here.
  const documents = { collection: (name: string) => collectionOf(rowsOf(name)) } as unknown as Documents;
  return { documents, rowsOf };
}
