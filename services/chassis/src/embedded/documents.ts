import type { JsonObject } from '../documents/json.ts';
import {
  type CollectionSpec,
  type Documents,
  DuplicateKeyError,
  type IndexSpec,
} from '../ports/documents.ts';
import { createCollection } from './documents-collection.ts';
import type { ScanReport } from './documents-read.ts';
import {
  addColumns,
  createIndexSql,
  createSchema,
  createTableSql,
  indexName,
  type Schema,
} from './documents-schema.ts';
import { openSqlite, type SqliteFile, sqliteCode } from './sqlite-file.ts';

export interface EmbeddedDocumentsOptions {
  /** The SQLite file; one per service. */
  path: string;
  /** Told of every read that no index covers, so that tests can refuse it. Costs an EXPLAIN per call. */
  onScan?: (report: ScanReport) => void;
}

const SQLITE_CONSTRAINT = 19;

function knownIndexes(file: SqliteFile, collection: string): Map<string, IndexSpec> {
  const rows = file.all('SELECT name, spec FROM _indexes WHERE collection = ?', collection);
  // Written by makeIndex below and by nothing else.
  return new Map(rows.map(({ name, spec }) => [String(name), JSON.parse(String(spec)) as IndexSpec]));
}

function* documentsIn(file: SqliteFile, { table }: Schema): Iterable<JsonObject> {
  for (const { doc } of file.iterate(`SELECT json(doc) AS doc FROM ${table}`))
    yield JSON.parse(String(doc)) as JsonObject;
}

function makeIndex(file: SqliteFile, schema: Schema, spec: IndexSpec): void {
  file.exec(`DROP INDEX IF EXISTS ${indexName(schema.name, spec.name)}`);
  file.exec(`DROP TABLE IF EXISTS "${schema.name}:${spec.name}"`);
  const arrayIndex = schema.arrayIndexes.find(({ table }) => table === `"${schema.name}:${spec.name}"`);
  if (arrayIndex) {
    file.exec(arrayIndex.createSql);
    for (const document of documentsIn(file, schema)) arrayIndex.replace(file, undefined, document);
  } else {
    file.exec(createIndexSql(schema.name, spec));
  }
  file.run('INSERT OR REPLACE INTO _indexes VALUES (?, ?, ?)', schema.name, spec.name, JSON.stringify(spec));
}

const isCurrent = (known: IndexSpec | undefined, spec: IndexSpec): boolean =>
  JSON.stringify(known) === JSON.stringify(spec);

const isMade = (file: SqliteFile, name: string): boolean =>
  file.all("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).length > 0;

function missingIn(file: SqliteFile, { name, indexes }: CollectionSpec): string[] {
  const known = knownIndexes(file, name);
  const absent = indexes.filter((spec) => !isCurrent(known.get(spec.name), spec));
  return [...(isMade(file, name) ? [] : [name]), ...absent.map((spec) => `${name}.${spec.name}`)];
}

/** Like MongoDB: adds what is missing, keeps what is not named; an index whose definition changed is made anew. */
function ensureCollection(file: SqliteFile, { name, indexes }: CollectionSpec): Schema {
  const known = knownIndexes(file, name);
  const changed = indexes.filter((spec) => !isCurrent(known.get(spec.name), spec));
  for (const spec of indexes) known.set(spec.name, spec);
  const schema = createSchema({ name, indexes: [...known.values()] });
  file.exec(createTableSql(schema));
  addColumns(file, schema);
  if (changed.length > 0) for (const document of documentsIn(file, schema)) schema.check(document);
  for (const spec of changed) {
    try {
      makeIndex(file, schema, spec);
    } catch (error) {
      throw (sqliteCode(error) & 0xff) === SQLITE_CONSTRAINT ? new DuplicateKeyError(spec.name) : error;
    }
  }
  return schema;
}

/** Documents in one SQLite file: durable when a promise resolves, also through a power cut. */
export function createEmbeddedDocuments({ path, onScan }: EmbeddedDocumentsOptions): Documents {
  const file = openSqlite(path);
  file.exec('CREATE TABLE IF NOT EXISTS _indexes (collection, name, spec, PRIMARY KEY (collection, name))');
  const schemas = new Map<string, Schema>();

  /** What another process has made, as a migration does. */
  const learn = (name: string): Schema | undefined => {
    if (!isMade(file, name)) return undefined;
    const schema = createSchema({ name, indexes: [...knownIndexes(file, name).values()] });
    schemas.set(name, schema);
    return schema;
  };

  return {
    async ensure(specs) {
      for (const spec of specs)
        schemas.set(
          spec.name,
          file.transaction(() => ensureCollection(file, spec)),
        );
    },
    missing: async (specs) => specs.flatMap((spec) => missingIn(file, spec)),
    ping: async () => void file.all('SELECT 1'),
    collection: (name) =>
      createCollection({
        file,
        onScan,
        schema() {
          const schema = schemas.get(name) ?? learn(name);
          if (!schema) throw new Error(`collection ${name} was never ensured`);
          return schema;
        },
      }),
    close: async () => file.close(),
  };
}
