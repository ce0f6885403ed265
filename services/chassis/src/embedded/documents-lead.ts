import type { Condition, PathCondition } from '../documents/conditions.ts';
import type { Sort } from '../ports/documents.ts';
import type { ArrayIndex, ArrayIndexKey } from './documents-array-index.ts';

const RANGES = new Set(['$gt', '$gte', '$lt', '$lte']);

const isPath = (condition: Condition): condition is PathCondition => 'path' in condition;

/** Whether rows of the index, once its first keys are fixed, already come in the order asked for. */
function givesOrder(keys: readonly ArrayIndexKey[], fixed: ReadonlySet<string>, sort: Sort): boolean {
  const asked = Object.entries(sort).filter(([path]) => !fixed.has(path));
  const rest = keys.filter(({ path }) => !fixed.has(path));
  const flip = asked[0] ? asked[0][1] * (rest[0]?.direction ?? 1) : 1;
  return asked.every(
    ([path, direction], at) => rest[at]?.path === path && rest[at].direction * flip === direction,
  );
}

function rank(index: ArrayIndex, conditions: readonly PathCondition[], sort: Sort): number {
  const fixed = new Set(conditions.filter(({ operator }) => operator === '$eq').map(({ path }) => path));
  const prefix = index.keys.findIndex(({ path }) => !fixed.has(path));
  const length = prefix === -1 ? index.keys.length : prefix;
  if (!index.keys.slice(0, length).some(({ path }) => path === index.arrayPath)) return 0;
  const next = index.keys[length]?.path;
  const isRange = conditions.some(({ path, operator }) => path === next && RANGES.has(operator));
  return length * 2 + (isRange ? 1 : 0) + (givesOrder(index.keys, fixed, sort) ? 1_000 : 0);
}

export interface Lead {
  index: ArrayIndex;
  /** The equality on the array that the index answers. */
  element: PathCondition;
}

/**
 * The array index that a query starts from: one whose array has an equality and whose keys fit best.
 * None when the id is given, which is better than any index.
 */
export function chooseLead(
  indexes: readonly ArrayIndex[],
  conditions: readonly Condition[],
  sort: Sort,
): Lead | undefined {
  const paths = conditions.filter(isPath);
  if (paths.some(({ path, operator }) => path === '_id' && (operator === '$eq' || operator === '$in')))
    return undefined;
  const ranked = indexes
    .map((index) => ({ index, rank: rank(index, paths, sort), element: elementOf(index, paths) }))
    .sort((a, b) => b.rank - a.rank)
    .find(({ index, element, rank: points }) => points > 0 && !(index.isSparse && element?.operand === null));
  return ranked?.element && { index: ranked.index, element: ranked.element };
}

function elementOf({ arrayPath }: ArrayIndex, paths: readonly PathCondition[]): PathCondition | undefined {
  return paths.find(({ path, operator }) => path === arrayPath && operator === '$eq');
}
