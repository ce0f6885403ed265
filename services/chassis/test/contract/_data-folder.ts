import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one suite or test. */
export function aDataFolder(): { path: string; file(name: string): string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'kindred-contract-'));
  return {
    path,
    file: (name) => join(path, name),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
