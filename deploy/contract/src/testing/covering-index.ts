import type { Filter, IndexSpec, Sort } from '@kindred/chassis/ports/documents';

interface Wanted {
  equal: Set<string>;
  ranged: Set<string>;
}

const isEquality = (wanted: unknown): boolean =>
  wanted === null ||
  typeof wanted !== 'object' ||
  Object.keys(wanted).every((operator) => operator === '$in');

function wantedOf(filter: Filter): Wanted {
  const wanted: Wanted = { equal: new Set(), ranged: new Set() };
  for (const [path, operand] of Object.entries(filter)) {
    if (operand === undefined || path === '$or') continue;
    (isEquality(operand) ? wanted.equal : wanted.ranged).add(path);
  }
  return wanted;
}

/** Equalities first, then one range, in the order asked for: what the index yields is what was wanted, nothing else. */
function serves({ keys }: IndexSpec, { equal, ranged }: Wanted, sort: Sort): boolean {
  const paths = Object.keys(keys);
  const prefix = paths.findIndex((path) => !equal.has(path));
  const rest = prefix < 0 ? [] : paths.slice(prefix);
  if ((prefix < 0 ? paths.length : prefix) < equal.size) return false;
  if (ranged.size > 1 || [...ranged].some((path) => path !== rest[0])) return false;
  return Object.keys(sort)
    .filter((path) => !equal.has(path))
    .every((path, place) => path === (rest[place] ?? '_id'));
}

/** Whether some index answers the question without walking over entries that do not fit. Ids are always few. */
export function hasCoveringIndex(
  indexes: readonly IndexSpec[],
  { $or, ...filter }: Filter,
  sort: Sort = {},
): boolean {
  if ($or) return $or.every((branch) => hasCoveringIndex(indexes, { ...filter, ...branch }, sort));
  if (filter._id !== undefined && isEquality(filter._id)) return true;
  const wanted = wantedOf(filter);
  const byId: IndexSpec = { name: '_id_', keys: { _id: 1 } };
  return [byId, ...indexes].some((index) => serves(index, wanted, sort));
}
