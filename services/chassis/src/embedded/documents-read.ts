import type { JsonObject } from '../documents/json.ts';
import type { Filter, Sort } from '../ports/documents.ts';
import { type DocumentQuery, documentQuery } from './documents-query.ts';
import type { Schema } from './documents-schema.ts';
import type { Row, SqliteFile, SqlValue } from './sqlite-file.ts';

/** A read that looked at more than it answered: no index covers its filter or its order. */
export interface ScanReport {
  collection: string;
  filter: Filter;
  sort: Sort | undefined;
  /** SQLite's own words. */
  plan: readonly string[];
}

export interface ReadOptions {
  sort?: Sort | undefined;
  limit: number;
  onScan?: ((report: ScanReport) => void) | undefined;
}

/** The part of a collection's answer that must be a positive whole number. @throws TypeError otherwise. */
function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1)
    throw new TypeError(`limit must be a positive integer, not ${limit}`);
}

function reportScan(
  file: SqliteFile,
  sql: string,
  params: readonly SqlValue[],
  query: DocumentQuery,
  report: Omit<ScanReport, 'plan'>,
  onScan: NonNullable<ReadOptions['onScan']>,
): void {
  const plan = file.all(`EXPLAIN QUERY PLAN ${sql}`, ...params).map(({ detail }) => String(detail));
  const isWhole = !query.hasConditions && !query.residual;
  const scans = plan.some((step) => step.startsWith('SCAN ') && !step.startsWith('SCAN (') && !isWhole);
  if (scans || plan.some((step) => step.includes('TEMP B-TREE'))) onScan({ ...report, plan });
}

function documentOf({ doc }: Row): JsonObject {
  // Only JSON objects are ever stored in this column.
  return JSON.parse(String(doc)) as JsonObject;
}

function rowsOf(
  file: SqliteFile,
  schema: Schema,
  filter: Filter,
  query: DocumentQuery,
  { sort, limit, onScan }: ReadOptions,
): Iterable<Row> {
  checkLimit(limit);
  const sql = `SELECT json(t.doc) AS doc FROM ${query.from}${query.residual ? '' : ' LIMIT ?'}`;
  const params = query.residual ? query.params : [...query.params, limit];
  if (onScan) reportScan(file, sql, params, query, { collection: schema.name, filter, sort }, onScan);
  return query.residual ? file.iterate(sql, ...params) : file.all(sql, ...params);
}

/** Matches in order, no more than `limit`; rows that SQL could not judge are read one by one until there are enough. */
export function readMatches(
  file: SqliteFile,
  schema: Schema,
  filter: Filter,
  options: ReadOptions,
): JsonObject[] {
  const query = documentQuery(schema, filter, options.sort);
  const found: JsonObject[] = [];
  for (const row of rowsOf(file, schema, filter, query, options)) {
    const document = documentOf(row);
    if (query.residual && !query.residual(document)) continue;
    found.push(document);
    if (found.length === options.limit) break;
  }
  return found;
}

export function countMatches(
  file: SqliteFile,
  schema: Schema,
  filter: Filter,
  options: Omit<ReadOptions, 'sort'>,
): number {
  const query = documentQuery(schema, filter);
  if (query.residual) return readMatches(file, schema, filter, options).length;
  checkLimit(options.limit);
  const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM ${query.countFrom} LIMIT ?)`;
  const params = [...query.params, options.limit];
  if (options.onScan) {
    const report = { collection: schema.name, filter, sort: undefined };
    reportScan(file, sql, params, query, report, options.onScan);
  }
  return Number(file.all(sql, ...params)[0]?.count ?? 0);
}
