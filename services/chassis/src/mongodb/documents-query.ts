import type { Filter as MongoFilter } from 'mongodb';
import type { Condition } from '../documents/conditions.ts';
import type { UpdateStep } from '../documents/update-steps.ts';
import type { StoredDocument } from '../ports/documents.ts';

/** What the driver is told about documents; their real type is known to the port alone. */
export interface StoredJson extends StoredDocument {
  [field: string]: unknown;
}

export type Query = MongoFilter<StoredJson>;

function entryOf(condition: Condition): [string, unknown] {
  if ('or' in condition) return ['$or', condition.or.map(queryOf)];
  const { path, operator, operand } = condition;
  return [path, operator === '$eq' ? operand : { [operator]: operand }];
}

/**
 * Conditions as MongoDB reads them. Several at one path stand apart: to MongoDB that is the same, while a relative
 * wants one element of a list to meet them all when they stand together.
 */
export function queryOf(conditions: readonly Condition[]): Query {
  const query: Record<string, unknown> = {};
  const more: Record<string, unknown>[] = [];
  for (const [key, value] of conditions.map(entryOf)) {
    if (Object.hasOwn(query, key)) more.push({ [key]: value });
    else query[key] = value;
  }
  // The port's filters are a subset of MongoDB's.
  return (more.length > 0 ? { ...query, $and: more } : query) as Query;
}

/** @throws TypeError where the server would make up an id of its own. */
export function checkId(id: unknown): void {
  if (typeof id !== 'string' || id === '') throw new TypeError('a document needs a text as _id');
}

/** The id of the document an upsert would insert. */
export function idAmong(conditions: readonly Condition[], steps: readonly UpdateStep[]): unknown {
  const given = steps.find(({ path }) => path === '_id');
  if (given) return given.operand;
  for (const condition of conditions)
    if ('path' in condition && condition.path === '_id' && condition.operator === '$eq')
      return condition.operand;
  return undefined;
}
