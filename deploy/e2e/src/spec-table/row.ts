type Point = 2 | 3 | 4 | 5 | 8 | 9;
type Kind =
  | 'route'
  | 'text'
  | 'state'
  | 'rule'
  | 'timer'
  | 'threshold'
  | 'limit'
  | 'storage'
  | 'field'
  | 'log';

/** One thing the specification says of the screens, and the browser test that shows it. */
export interface Row {
  point: Point;
  kind: Kind;
  /** In the words of the specification. */
  what: string;
  /** The file, then the names of suites and test, parted by ` > `. */
  test: string;
}

export const rows = (point: Point, kind: Kind, entries: Readonly<Record<string, string>>): Row[] =>
  Object.entries(entries).map(([what, test]) => ({ point, kind, what, test }));
