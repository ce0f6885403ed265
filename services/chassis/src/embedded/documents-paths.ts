import { isJsonObject, isScalar, type Json, type JsonObject } from '../documents/json.ts';
import type { Scalar } from '../ports/documents.ts';
import type { SqlValue } from './sqlite-file.ts';

const SEGMENT = /^[A-Za-z_][\w-]*$/;

/** Stands for null and for a missing field: sorts before every number, and JSON cannot hold it. */
const NULL_CODE = Number.NEGATIVE_INFINITY;
const NULL_SQL = '-9e999';

/** A scalar as SQLite orders it like MongoDB: null, numbers, strings, booleans (as bytes). */
export function encodeScalar(value: Scalar | undefined): SqlValue {
  if (value === null || value === undefined) return NULL_CODE;
  return typeof value === 'boolean' ? Uint8Array.of(value ? 1 : 0) : value;
}

/** @throws TypeError when the path cannot be indexed. */
function jsonPath(path: string): string {
  const segments = path.split('.');
  if (!segments.every((segment) => SEGMENT.test(segment))) throw new TypeError(`cannot index path ${path}`);
  return `'$${segments.map((segment) => `."${segment}"`).join('')}'`;
}

/** SQL for the JSON type at the path: NULL when the field is missing. */
export const typeSql = (doc: string, path: string): string => `json_type(${doc}, ${jsonPath(path)})`;

/** SQL for the scalar at the path, encoded as `encodeScalar` does. */
export function scalarSql(doc: string, path: string): string {
  const value = `ifnull(json_extract(${doc}, ${jsonPath(path)}), ${NULL_SQL})`;
  return `CASE ${typeSql(doc, path)} WHEN 'true' THEN x'01' WHEN 'false' THEN x'00' ELSE ${value} END`;
}

/** Every value MongoDB finds at the path, arrays on the way and at its end opened; `undefined` where it is missing. */
export function valuesAt(value: Json | undefined, segments: readonly string[]): (Json | undefined)[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return Array.isArray(value) ? value : [value];
  if (Array.isArray(value)) return value.flatMap((item) => (isScalar(item) ? [] : valuesAt(item, segments)));
  return valuesAt(isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined, rest);
}

/** The scalar at a path that an index says holds one. @throws TypeError when an array or object is there. */
export function scalarAt(document: JsonObject, path: string, index: string): Scalar | undefined {
  let value: Json | undefined = document;
  for (const segment of path.split('.')) {
    if (Array.isArray(value)) break;
    value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  if (value === undefined || isScalar(value)) return value;
  const kind = Array.isArray(value) ? 'an array (declare it as arrayPath)' : 'an object';
  throw new TypeError(`index ${index} covers ${path}, which holds ${kind}`);
}
