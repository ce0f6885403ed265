/** Columns as wide as their widest cell; numbers, and what begins like one, stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return /^\d/.test(rows[0]?.[column] ?? '') ? text.padStart(width) : text.padEnd(width);
  };
  return all.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
