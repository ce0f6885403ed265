import { Query } from 'mingo';
import { type Condition, conditionsOf, filterOf } from '../documents/conditions.ts';
import type { JsonObject } from '../documents/json.ts';
import type { Filter, Sort } from '../ports/documents.ts';
import { chooseLead, type Lead } from './documents-lead.ts';
import { scalarSql } from './documents-paths.ts';
import type { Schema } from './documents-schema.ts';
import { type Access, joinSql, whereSql } from './documents-where.ts';
import type { SqlValue } from './sqlite-file.ts';

export interface DocumentQuery {
  /** Everything between SELECT and LIMIT, without the columns. */
  from: string;
  /** The same without order; no document is read where an index alone knows the answer. */
  countFrom: string;
  params: readonly SqlValue[];
  hasConditions: boolean;
  /** Tests what SQL could not; undefined when SQL is exact. */
  residual: ((document: JsonObject) => boolean) | undefined;
}

function accessOf(schema: Schema, lead: Lead | undefined): Access {
  const columns = new Map([...schema.columns].map(([path, column]) => [path, `t.${column}`]));
  for (const { path, column } of lead?.index.keys ?? []) {
    if (path !== lead?.index.arrayPath) columns.set(path, `s.${column}`);
  }
  return { schema, lead: lead?.index, columnOf: (path) => columns.get(path) };
}

function orderSql(access: Access, sort: Sort): string {
  const terms = Object.entries(sort).map(([path, direction]) => {
    if (access.schema.arrayIndexes.some(({ arrayPath }) => arrayPath === path))
      throw new TypeError(`cannot sort by the array ${path}`);
    return `${access.columnOf(path) ?? scalarSql('t.doc', path)}${direction === -1 ? ' DESC' : ''}`;
  });
  return terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : '';
}

function leadSql(schema: Schema, lead: Lead | undefined): string {
  if (!lead) return `${schema.table} AS t`;
  return `${lead.index.table} AS s CROSS JOIN ${schema.table} AS t ON t.id = s.id`;
}

/** The index holds every value the conditions ask for. */
function isCovered(lead: Lead, conditions: readonly Condition[]): boolean {
  const { keys, arrayPath } = lead.index;
  return conditions.every(
    (condition) =>
      condition === lead.element ||
      ('path' in condition &&
        condition.operator !== '$exists' &&
        condition.path !== arrayPath &&
        keys.some(({ path }) => path === condition.path)),
  );
}

function residualOf(conditions: readonly Condition[]): DocumentQuery['residual'] {
  if (conditions.length === 0) return undefined;
  const query = new Query(filterOf(conditions));
  return (document) => query.test(document);
}

/** Turns a filter and an order into SQL that finds all matches, and a test for what SQL cannot say. */
export function documentQuery(schema: Schema, filter: Filter, sort: Sort = {}): DocumentQuery {
  const conditions = conditionsOf(filter);
  const lead = chooseLead(schema.arrayIndexes, conditions, sort);
  const access = accessOf(schema, lead);
  const exact = [];
  const rest: Condition[] = [];
  for (const condition of conditions) {
    const isLead = condition === lead?.element;
    const column = lead?.index.keys.find(({ path }) => path === lead.index.arrayPath)?.column;
    const sql = whereSql(isLead ? { ...access, columnOf: () => `s.${column}` } : access, condition);
    if (sql) exact.push(sql);
    else rest.push(condition);
  }
  const where = joinSql(exact, 'AND');
  const covering = lead && isCovered(lead, conditions) ? `${lead.index.table} AS s` : undefined;
  return {
    from: `${leadSql(schema, lead)} WHERE ${where.sql}${orderSql(access, sort)}`,
    countFrom: `${covering ?? leadSql(schema, lead)} WHERE ${where.sql}`,
    params: where.params,
    hasConditions: exact.length > 0,
    residual: residualOf(rest),
  };
}
