import type { Condition, PathCondition } from '../documents/conditions.ts';
import type { ArrayIndex } from './documents-array-index.ts';
import { encodeScalar, typeSql } from './documents-paths.ts';
import type { Schema } from './documents-schema.ts';
import type { SqlValue } from './sqlite-file.ts';

export interface Sql {
  sql: string;
  params: readonly SqlValue[];
}

/** How conditions reach their values: the column of a path, and whether array conditions may use a subquery. */
export interface Access {
  schema: Schema;
  lead: ArrayIndex | undefined;
  columnOf(path: string): string | undefined;
}

/** Where the values of one type end, in the order null, numbers, strings, booleans. */
const bounds = {
  number: { floor: '> -9e999', ceiling: "< ''" },
  string: { floor: ">= ''", ceiling: "< x''" },
} as const;

const signs = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** Pads to a power of two, so that few different statements are prepared. */
function listSql(column: string, values: readonly SqlValue[]): Sql {
  const last = values.at(-1);
  if (last === undefined) return { sql: '0', params: [] };
  const size = 2 ** Math.ceil(Math.log2(values.length));
  const params = [...values, ...Array<SqlValue>(size - values.length).fill(last)];
  return { sql: `${column} IN (${params.map(() => '?')})`, params };
}

function rangeSql(column: string, operator: keyof typeof signs, operand: string | number): Sql {
  const { floor, ceiling } = typeof operand === 'string' ? bounds.string : bounds.number;
  const other = operator === '$gt' || operator === '$gte' ? ceiling : floor;
  return { sql: `${column} ${signs[operator]} ? AND ${column} ${other}`, params: [operand] };
}

function compareSql(column: string, { operator, operand }: PathCondition): Sql | undefined {
  const values = (Array.isArray(operand) ? operand : [operand]).map(encodeScalar);
  switch (operator) {
    case '$eq':
      return { sql: `${column} = ?`, params: values };
    case '$ne':
      return { sql: `${column} <> ?`, params: values };
    case '$in':
      return listSql(column, values);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return typeof operand === 'string' || typeof operand === 'number'
        ? rangeSql(column, operator, operand)
        : undefined;
    case '$exists':
      return undefined;
    default:
      return operator satisfies never;
  }
}

const matchesNull = ({ operator, operand }: PathCondition): boolean =>
  operator === '$ne' || operand === null || (Array.isArray(operand) && operand.includes(null));

function scalarCondition(access: Access, condition: PathCondition, column: string): Sql | undefined {
  const { path, operator, operand } = condition;
  const type = typeSql('t.doc', path);
  if (operator === '$exists') {
    const sql = operand ? `${type} IS NOT NULL` : `${column} = -9e999 AND ${type} IS NULL`;
    return { sql, params: [] };
  }
  const compared = compareSql(column, condition);
  // SQLite uses a sparse index only where the query repeats the index's own condition.
  if (compared && !access.lead && access.schema.sparsePaths.has(path) && !matchesNull(condition))
    return { ...compared, sql: `${compared.sql} AND ${type} IS NOT NULL` };
  return compared;
}

function arrayCondition({ schema, lead }: Access, condition: PathCondition): Sql | undefined {
  const { path, operator } = condition;
  if (lead || (operator !== '$eq' && operator !== '$in')) return undefined;
  const index = schema.arrayIndexes.find(({ keys, isSparse }) => keys[0]?.path === path && !isSparse);
  const first = index?.keys[0];
  const inner = first && compareSql(first.column, condition);
  return inner && { ...inner, sql: `t.id IN (SELECT id FROM ${index.table} WHERE ${inner.sql})` };
}

/** Exactly the condition in SQL, or undefined when only the interpreter can tell. */
export function whereSql(access: Access, condition: Condition): Sql | undefined {
  if ('or' in condition) return orSql(access, condition.or);
  const column = access.columnOf(condition.path);
  return column === undefined
    ? arrayCondition(access, condition)
    : scalarCondition(access, condition, column);
}

function orSql(access: Access, branches: readonly (readonly Condition[])[]): Sql | undefined {
  const parts: Sql[] = [];
  for (const branch of branches) {
    const conditions = branch.map((condition) => whereSql(access, condition));
    const known = conditions.filter((sql) => sql !== undefined);
    if (known.length < conditions.length) return undefined;
    parts.push(joinSql(known, 'AND'));
  }
  return joinSql(parts, 'OR');
}

export function joinSql(parts: readonly Sql[], word: 'AND' | 'OR'): Sql {
  const sql = parts.map((part) => `(${part.sql})`).join(` ${word} `);
  return { sql: sql || '1', params: parts.flatMap((part) => part.params) };
}
