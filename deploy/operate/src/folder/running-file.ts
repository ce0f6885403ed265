import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RUNNING_FILE = 'running.json';

/** Where the process that owns a data folder takes commands, and the word that shows one may read the folder. */
export interface RunningProcess {
  port: number;
  token: string;
}

/** Readable by the owner of the folder alone. */
export function writeRunningFile(dataFolder: string, running: RunningProcess): { remove(): void } {
  const path = join(dataFolder, RUNNING_FILE);
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify(running), { mode: 0o600 });
  return { remove: () => rmSync(path, { force: true }) };
}

/** Undefined where none was left. */
export function readRunningFile(dataFolder: string): RunningProcess | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, RUNNING_FILE), 'utf8')) as RunningProcess;
  } catch {
    return undefined;
  }
}
