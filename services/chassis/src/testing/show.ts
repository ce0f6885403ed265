import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A suite of vitest.config.ts. */
export type Suite = 'integration' | 'engines' | 'browser';

/** Lines the gate prints beside the suite's own count. It forgets them before each run, so none is from an earlier one. */
export function show(suite: Suite, name: string, lines: readonly string[]): void {
  const folder = resolve('.cache/shown', suite);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.txt`), lines.map((line) => `${line}\n`).join(''));
}
