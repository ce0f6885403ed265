import type { Scalar } from '../ports/documents.ts';

export type Json = Scalar | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const MAX_DEPTH = 100;

function checkText(text: string, path: string): void {
  if (!text.isWellFormed()) throw new TypeError(`${path} holds half a character`);
}

function checkKey(key: string, path: string): void {
  checkText(key, path);
  if (key === '__proto__' || key.startsWith('$') || key.includes('.') || key.includes('\0'))
    throw new TypeError(`${path} has a field name that is not allowed`);
}

function checkDepth(path: string, depth: number): void {
  if (depth > MAX_DEPTH) throw new TypeError(`${path} is nested too deeply`);
}

function checkObject(value: object, path: string, depth: number): void {
  checkDepth(path, depth);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`${path} is neither a plain object, an array nor a scalar`);
  for (const [key, field] of Object.entries(value)) {
    checkKey(key, path);
    if (field !== undefined) checkJson(field, `${path}.${key}`, depth + 1);
  }
}

/** @throws TypeError when JSON would not give the value back: functions, dates, NaN, holes, broken text. */
export function checkJson(value: unknown, path: string, depth = 0): void {
  if (typeof value === 'string') {
    checkText(value, path);
  } else if (Array.isArray(value)) {
    checkDepth(path, depth);
    for (const [index, item] of value.entries()) checkJson(item, `${path}.${index}`, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    checkObject(value, path, depth);
  } else if (value !== null && typeof value !== 'boolean' && !Number.isFinite(value)) {
    throw new TypeError(`${path} is ${typeof value === 'number' ? value : `a ${typeof value}`}, not JSON`);
  }
}
