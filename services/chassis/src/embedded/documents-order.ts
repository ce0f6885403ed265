import type { Json } from '../documents/json.ts';

function typeRank(value: Json | undefined): number {
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return 4;
  return { number: 1, string: 2, object: 3, boolean: 5 }[
    typeof value as 'number' | 'string' | 'object' | 'boolean'
  ];
}

/** MongoDB's order of JSON values: by type, then by value. Objects and arrays compare as text. */
export function compareJson(a: Json | undefined, b: Json | undefined): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Buffer.compare(Buffer.from(JSON.stringify(a ?? null)), Buffer.from(JSON.stringify(b ?? null)));
}

/** Same type, fields and order of fields, as MongoDB compares. */
export const isSameJson = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
