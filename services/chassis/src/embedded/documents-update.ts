import { Query } from 'mingo';
import type { Update } from '../ports/documents.ts';
import { checkJson } from './documents-json.ts';
import { compareJson, isSameJson } from './documents-order.ts';
import { isJsonObject, type Json, type JsonObject } from './documents-paths.ts';
import { pushInto } from './documents-push.ts';
import { existingAt, targetAt } from './documents-targets.ts';

type Apply = (document: JsonObject, path: string, operand: Json) => void;

function arrayAt(document: JsonObject, path: string, operator: string): Json[] {
  const found = existingAt(document, path)?.read();
  if (found === undefined) return [];
  if (!Array.isArray(found)) throw new TypeError(`${operator}: ${path} is not an array`);
  return [...found];
}

function each(operand: Json): Json[] {
  if (!isJsonObject(operand) || !('$each' in operand)) return [operand];
  if (!Array.isArray(operand.$each)) throw new TypeError('$each needs an array');
  return operand.$each;
}

function pulls(spec: Json): (element: Json) => boolean {
  if (!isJsonObject(spec)) return (element) => isSameJson(element, spec);
  const isWrapped = Object.keys(spec).some((key) => key.startsWith('$'));
  const query = new Query(isWrapped ? { element: spec } : spec);
  return (element) => (isWrapped ? query.test({ element }) : isJsonObject(element) && query.test(element));
}

const set: Apply = (document, path, operand) => targetAt(document, path).write(operand);

const operators: Record<keyof Update, Apply> = {
  $set: set,
  $setOnInsert: set,
  $unset: (document, path) => existingAt(document, path)?.remove(),
  $inc(document, path, operand) {
    const before = existingAt(document, path)?.read() ?? 0;
    if (typeof before !== 'number' || typeof operand !== 'number')
      throw new TypeError(`$inc: ${path} is not a number`);
    set(document, path, before + operand);
  },
  $max(document, path, operand) {
    const before = existingAt(document, path)?.read();
    if (before === undefined || compareJson(operand, before) > 0) set(document, path, operand);
  },
  $push: (document, path, operand) =>
    set(document, path, pushInto(arrayAt(document, path, '$push'), operand)),
  $addToSet(document, path, operand) {
    const array = arrayAt(document, path, '$addToSet');
    for (const value of each(operand)) if (!array.some((item) => isSameJson(item, value))) array.push(value);
    set(document, path, array);
  },
  $pull(document, path, operand) {
    if (existingAt(document, path) === undefined) return;
    const isPulled = pulls(operand);
    set(
      document,
      path,
      arrayAt(document, path, '$pull').filter((element) => !isPulled(element)),
    );
  },
};

const isUpdateOperator = (name: string): name is keyof Update => Object.hasOwn(operators, name);

/** Two operators may not touch the same place. @throws TypeError as MongoDB does. */
function checkConflicts(paths: readonly string[]): void {
  const whole = new Set(paths);
  const parents = new Set(paths.flatMap((path) => prefixesOf(path)));
  if (whole.size < paths.length || paths.some((path) => parents.has(path)))
    throw new TypeError(`update: two operators touch the same place among ${paths.join(', ')}`);
}

function prefixesOf(path: string): string[] {
  const segments = path.split('.');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
}

/** @throws TypeError when a value to be stored is not JSON. */
function checkOperand(operator: keyof Update, path: string, operand: unknown): void {
  if (operator === '$pull' || operator === '$unset') return;
  const isList = operator === '$push' || operator === '$addToSet';
  const hasEach = isList && typeof operand === 'object' && operand !== null && '$each' in operand;
  checkJson(hasEach ? operand.$each : operand, path);
}

/** Changes the document in place. @throws TypeError for what MongoDB refuses; the document is then of no use. */
export function applyUpdate(document: JsonObject, update: Update, isInsert: boolean): void {
  const id = document._id;
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (!isUpdateOperator(operator)) throw new TypeError(`update: unknown operator ${operator}`);
    return Object.entries(fields ?? {}).map(([path, operand]) => ({ operator, path, operand }));
  });
  checkConflicts(steps.map(({ path }) => path));
  for (const { operator, path, operand } of steps) {
    if (operator === '$setOnInsert' && !isInsert) continue;
    if (operand === undefined) continue;
    checkOperand(operator, path, operand);
    // A copy: undefined fields fall away, and nothing is shared with the caller.
    operators[operator](document, path, JSON.parse(JSON.stringify(operand)) as Json);
  }
  if (id !== undefined && document._id !== id) throw new TypeError('update: _id never changes');
}
