import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Level by level: Node's own recursive mkdir never returns where a file system makes no folders at all. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the data folder where it is missing, for its owner alone; answers whether it is empty. @throws Error in one sentence when it cannot be used. */
export function makeDataFolder(path: string): { isEmpty: boolean } {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
    return { isEmpty: readdirSync(path).length === 0 };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`The data folder ${path} cannot be used (${code}); set KINDRED_DATA to another one.`);
  }
}
