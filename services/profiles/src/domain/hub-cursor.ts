import { createHash } from 'node:crypto';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { HubQuery } from './hub-query.ts';

/** Where a page ended. */
export interface HubPosition {
  /** Order value of the last member looked at. */
  after: string;
  /** Members found on this and all earlier pages. */
  seen: number;
}

const MAX_CURSOR = 1_000;
const MAX_SEEN = 1e9;

/** Ties a position to its query: a cursor of another search, or a changed one, does not fit. */
function checksum(query: HubQuery, { after, seen }: HubPosition): string {
  const { role, category, letter, sort } = query;
  const text = JSON.stringify([role ?? '', category ?? '', letter ?? '', query.words, sort, after, seen]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

export const writeCursor = (query: HubQuery, position: HubPosition): string =>
  Buffer.from(JSON.stringify([position.after, position.seen, checksum(query, position)])).toString(
    'base64url',
  );

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws AppError invalid `invalid-cursor` for a cursor we did not write for this query. */
export function readCursor(query: HubQuery, cursor: string): HubPosition {
  const parts = cursor.length <= MAX_CURSOR ? parse(cursor) : undefined;
  const [after, seen, sum] = Array.isArray(parts) && parts.length === 3 ? parts : [];
  const isWellFormed =
    typeof after === 'string' && Number.isSafeInteger(seen) && seen >= 0 && seen <= MAX_SEEN;
  if (!isWellFormed || sum !== checksum(query, { after, seen })) {
    throw new AppError('invalid', { code: 'invalid-cursor', field: 'cursor' });
  }
  return { after, seen };
}
