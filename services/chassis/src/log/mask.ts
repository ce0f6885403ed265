import { maskText } from './mask-text.ts';
import { isMaskedKey } from './masked-keys.ts';

const MASKED = '[masked]';
const MAX_DEPTH = 6;
const MAX_ENTRIES = 50;

/** The fields of an error that are code, not data: their names would be masked elsewhere. */
const errorFields = new Set(['message', 'stack', 'cause', 'errors', 'name']);

function maskEntries(
  value: object,
  depth: number,
  isLeftOut: (key: string) => boolean,
): Record<string, unknown> {
  const masked: Record<string, unknown> = {};
  let count = 0;
  for (const [key, entry] of Object.entries(value)) {
    if (isLeftOut(key) || key === '__proto__' || typeof entry === 'function') continue;
    if (++count > MAX_ENTRIES) return { ...masked, more: '[cut]' };
    // A field's name can be data too, as in a map by address.
    masked[maskText(key)] = isMaskedKey(key) && entry !== undefined ? MASKED : maskAt(entry, depth + 1);
  }
  return masked;
}

function maskError(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: maskText(String(error.message)),
    stack: maskText(String(error.stack)),
    ...maskEntries(error, depth, (key) => errorFields.has(key)),
    ...(error.cause === undefined ? {} : { cause: maskAt(error.cause, depth + 1) }),
    ...(error instanceof AggregateError ? { errors: maskAt(error.errors, depth + 1) } : {}),
  };
}

interface RequestLike {
  method: string;
  routeOptions?: { url?: string };
}

const isRequest = (value: object): value is RequestLike =>
  'method' in value && typeof value.method === 'string' && 'headers' in value;
const isReply = (value: object): value is { statusCode: number } =>
  'statusCode' in value && ('setHeader' in value || 'header' in value);

function maskInstance(value: object, depth: number): unknown {
  if (value instanceof Error) return maskError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL) return maskText(value.href);
  if (value instanceof Map) return maskEntries(Object.fromEntries(value), depth, () => false);
  if (value instanceof Set) return maskAt([...value], depth);
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if ('toJSON' in value && typeof value.toJSON === 'function') return maskAt(value.toJSON(), depth + 1);
  return `[${value.constructor?.name ?? 'object'}]`;
}

function maskAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => maskAt(entry, depth + 1));
  // Of a request only what it asked for, by its pattern: its path and headers hold tokens and addresses.
  if (isRequest(value)) return { method: value.method, route: value.routeOptions?.url };
  if (isReply(value)) return { statusCode: value.statusCode };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return maskInstance(value, depth);
  return maskEntries(value, depth, () => false);
}

/** A copy that may be written down: personal data and secrets masked at every depth, cut where it is endless. */
export function mask(value: unknown): unknown {
  try {
    return maskAt(value, 0);
  } catch {
    // A getter that throws must not stop who only wanted to write a line.
    return { unreadable: true };
  }
}
