import type { Cell } from './expand.ts';

/** One cell of everything that has the same call, place, state and answer, another actor each time. */
export function representative(cells: readonly Cell[]): Cell[] {
  const groups = Map.groupBy(cells, ({ call, place, state, status, code, sees, sameAs }) =>
    [call, place, state, status, code, sees, sameAs].join('|'),
  );
  return [...groups.values()].flatMap((group, turn) => group[turn % group.length] ?? []);
}
