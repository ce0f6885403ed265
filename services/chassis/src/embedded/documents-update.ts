import { Query } from 'mingo';
import { isJsonObject, type Json, type JsonObject } from '../documents/json.ts';
import type { UpdateOperator, UpdateStep } from '../documents/update-steps.ts';
import { compareJson, isSameJson } from './documents-order.ts';
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

const operators: Record<UpdateOperator, Apply> = {
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

/** Changes the document in place, taking the operands over. @throws TypeError for what MongoDB refuses; the document is then of no use. */
export function applyUpdate(document: JsonObject, steps: readonly UpdateStep[], isInsert: boolean): void {
  const id = document._id;
  for (const { operator, path, operand } of steps) {
    if (operator === '$setOnInsert' && !isInsert) continue;
    operators[operator](document, path, operand);
  }
  if (id !== undefined && document._id !== id) throw new TypeError('update: _id never changes');
}
