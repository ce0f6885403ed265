import { isJsonObject, type Json, type JsonObject } from '../documents/json.ts';
import { compareJson } from './documents-order.ts';

const MODIFIERS = new Set(['$each', '$position', '$slice', '$sort']);

function integer(spec: JsonObject, name: string): number | undefined {
  const value = spec[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new TypeError(`${name} needs an integer`);
  return value;
}

function sorted(array: readonly Json[], order: Json): Json[] {
  const [[field, way] = [undefined, order]] = isJsonObject(order) ? Object.entries(order) : [];
  if (way !== 1 && way !== -1) throw new TypeError('$sort needs 1 or -1');
  const keyOf = (item: Json): Json | undefined =>
    field === undefined ? item : isJsonObject(item) ? item[field] : undefined;
  return [...array].sort((a, b) => way * compareJson(keyOf(a), keyOf(b)));
}

function slice(array: readonly Json[], size: number): Json[] {
  if (size === 0) return [];
  return size > 0 ? array.slice(0, size) : array.slice(size);
}

/** What `$push` makes of an array: one value, or `$each` with `$position`, then `$sort`, then `$slice`. */
export function pushInto(array: readonly Json[], operand: Json): Json[] {
  if (!isJsonObject(operand) || !('$each' in operand)) return [...array, operand];
  const unknown = Object.keys(operand).find((key) => !MODIFIERS.has(key));
  if (unknown !== undefined || !Array.isArray(operand.$each))
    throw new TypeError(`$push: ${unknown ?? '$each without an array'}`);
  const pushed = [...array];
  pushed.splice(integer(operand, '$position') ?? pushed.length, 0, ...operand.$each);
  const ordered = operand.$sort === undefined ? pushed : sorted(pushed, operand.$sort);
  const size = integer(operand, '$slice');
  return size === undefined ? ordered : slice(ordered, size);
}
