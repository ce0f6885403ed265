import type { Filter, Operators, Scalar } from '../ports/documents.ts';
import { isScalar } from './json.ts';

export type Operator = '$eq' | keyof Operators;

/** One thing that must hold at one path. */
export interface PathCondition {
  path: string;
  operator: Operator;
  operand: Scalar | readonly Scalar[];
}

/** A filter is a list of these, all of which must hold. */
export type Condition = PathCondition | { or: readonly (readonly Condition[])[] };

const isOrdered = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

const operandRules: Record<Operator, (value: unknown) => boolean> = {
  $eq: isScalar,
  $ne: isScalar,
  $in: (value) => Array.isArray(value) && value.every(isScalar),
  $gt: isOrdered,
  $gte: isOrdered,
  $lt: isOrdered,
  $lte: isOrdered,
  $exists: (value) => typeof value === 'boolean',
};

const isOperator = (name: string): name is Operator => Object.hasOwn(operandRules, name);

function pathCondition(path: string, operator: string, operand: unknown): PathCondition {
  if (!isOperator(operator) || !operandRules[operator](operand))
    throw new TypeError(`filter on ${path}: ${operator} cannot take ${JSON.stringify(operand)}`);
  // The rule of the operator has just checked the operand's type.
  return { path, operator, operand: operand as PathCondition['operand'] };
}

function branches(name: string, value: unknown): Filter[] {
  if (!Array.isArray(value) || value.length === 0) throw new TypeError(`filter: ${name} needs a list`);
  return value;
}

/** Takes a filter apart. @throws TypeError for anything that is not part of the port, `undefined` included. */
export function conditionsOf(filter: Filter): Condition[] {
  return Object.entries(filter).flatMap(([path, value]): Condition[] => {
    if (path === '$and') return branches(path, value).flatMap(conditionsOf);
    if (path === '$or') return [{ or: branches(path, value).map(conditionsOf) }];
    if (path === '' || path.startsWith('$')) throw new TypeError(`filter: unknown operator ${path}`);
    if (isScalar(value)) return [pathCondition(path, '$eq', value)];
    if (
      typeof value !== 'object' ||
      value === null ||
      Array.isArray(value) ||
      Object.keys(value).length === 0
    )
      throw new TypeError(`filter on ${path}: ${String(value)} is neither a scalar nor operators`);
    return Object.entries(value).map(([operator, operand]) => pathCondition(path, operator, operand));
  });
}

/** The MongoDB form of conditions, for the interpreter. */
export function filterOf(conditions: readonly Condition[]): Record<string, unknown> {
  if (conditions.length === 0) return {};
  return {
    $and: conditions.map((condition) =>
      'or' in condition
        ? { $or: condition.or.map(filterOf) }
        : { [condition.path]: { [condition.operator]: condition.operand } },
    ),
  };
}
