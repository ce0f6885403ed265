import type { Update } from '../ports/documents.ts';
import { checkJson, type Json } from './json.ts';

export type UpdateOperator = keyof Update;

/** One change at one path. The operand is a copy without undefined fields, shared with nobody. */
export interface UpdateStep {
  operator: UpdateOperator;
  path: string;
  operand: Json;
}

const operators: Record<UpdateOperator, true> = {
  $set: true,
  $setOnInsert: true,
  $unset: true,
  $inc: true,
  $max: true,
  $push: true,
  $addToSet: true,
  $pull: true,
};

const isUpdateOperator = (name: string): name is UpdateOperator => Object.hasOwn(operators, name);

/** @throws TypeError for paths that are not plain names joined by dots. */
export function segmentsOf(path: string): string[] {
  const segments = path.split('.');
  if (segments.some((segment) => segment === '' || segment.startsWith('$') || segment === '__proto__'))
    throw new TypeError(`cannot update path ${path}`);
  return segments;
}

function parentsOf(path: string): string[] {
  const segments = segmentsOf(path);
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
}

function checkConflicts(paths: readonly string[]): void {
  const whole = new Set(paths);
  const parents = new Set(paths.flatMap(parentsOf));
  if (whole.size < paths.length || paths.some((path) => parents.has(path)))
    throw new TypeError(`update: two operators touch the same place among ${paths.join(', ')}`);
}

/** A condition that lost its value would pull everything. */
function checkDefined(value: unknown, path: string): void {
  if (value === undefined) throw new TypeError(`$pull: ${path} is undefined`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) checkDefined(field, `${path}.${key}`);
}

function checkOperand(operator: UpdateOperator, path: string, operand: unknown): void {
  if (operator === '$pull') checkDefined(operand, path);
  if (operator === '$pull' || operator === '$unset') return;
  const isList = operator === '$push' || operator === '$addToSet';
  const hasEach = isList && typeof operand === 'object' && operand !== null && '$each' in operand;
  checkJson(hasEach ? operand.$each : operand, path);
}

/** Takes an update apart. @throws TypeError for what no document could take, values that are not JSON included. */
export function stepsOf(update: Update): UpdateStep[] {
  const entries = Object.entries(update).flatMap(([operator, fields]) => {
    if (!isUpdateOperator(operator)) throw new TypeError(`update: unknown operator ${operator}`);
    return Object.entries(fields ?? {}).map(([path, operand]) => ({ operator, path, operand }));
  });
  checkConflicts(entries.map(({ path }) => path));
  return entries.flatMap(({ operator, path, operand }): UpdateStep[] => {
    if (operand === undefined) return [];
    checkOperand(operator, path, operand);
    return [{ operator, path, operand: JSON.parse(JSON.stringify(operand)) as Json }];
  });
}
