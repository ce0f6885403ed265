import { say } from './say.ts';

/** One figure; with `isKept` it is also a promise. */
export interface Promised {
  name: string;
  value: number | string;
  isKept?: boolean;
}

/** Prints the figures; answers whether every promise was kept. */
export function showTable(title: string, rows: readonly Promised[]): boolean {
  const width = Math.max(...rows.map(({ name }) => name.length));
  say(`\n${title}`);
  for (const { name, value, isKept } of rows) {
    const verdict = isKept === undefined ? '' : isKept ? '  ok' : '  BROKEN';
    say(`  ${name.padEnd(width)}  ${String(value).padStart(8)}${verdict}`);
  }
  return rows.every(({ isKept }) => isKept !== false);
}
